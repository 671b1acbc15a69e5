import type { NamedUser } from "@verbena/server/client";
import { useEffect, useRef, useState } from "react";
import { type ResetOutcome, useSendPasswordResets } from "./api/user-changes.ts";

/** How many mails were just sent; 0 when that failed. */
export type ResetsStatus = {
  sent: number /** Whether the mail server takes none now. */;
  waiting: boolean;
};

type PasswordResets = {
  /** Null when there is nothing to say any more. */
  status: ResetsStatus | null;
  isSending: boolean;
  /** To how many people, meanwhile. */
  done: number;
  send: (users: readonly NamedUser[]) => void;
};

/**
 * Sends mails to choose a new password with.
 *
 * @param onAnswer told once what came of each mail, or null when that failed
 */
export function usePasswordResets(
  onAnswer: (results: ResetOutcome[] | null) => void,
): PasswordResets {
  const { mutateAsync, done } = useSendPasswordResets();
  const [status, tell] = usePassing<ResetsStatus>();
  const [isSending, setSending] = useState(false);
  const asked = useRef(false);

  async function send(users: readonly NamedUser[]): Promise<void> {
    // Known before `isSending` is: a double click sends once.
    if (asked.current) return;
    asked.current = true;
    setSending(true);
    tell(null);
    try {
      const results = await mutateAsync(users.map(({ email }) => email));
      tell({
        sent: results.filter((one) => one.status === "sent" || one.status === "queued").length,
        waiting: results.some((one) => one.status === "queued"),
      });
      onAnswer(results);
    } catch {
      tell({ sent: 0, waiting: false });
      onAnswer(null);
    } finally {
      asked.current = false;
      setSending(false);
    }
  }

  return { status, isSending, done, send: (users) => void send(users) };
}

const SHOWN_MS = 5000;

/** Something that is shown for five seconds, and then gone. */
function usePassing<Value>(): [Value | null, (value: Value | null) => void] {
  // A new object each time: what is said again stays for five seconds more.
  const [shown, setShown] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value ?? null, (value) => setShown(value === null ? null : { value })];
}

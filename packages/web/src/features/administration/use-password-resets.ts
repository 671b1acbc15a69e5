import type { NamedUser } from "@verbena/server/client";
import { useRef, useState } from "react";
import { type ResetOutcome, useSendPasswordResets } from "./api/user-changes.ts";
import { usePassing } from "./use-passing.ts";

type PasswordResets = {
  /** Mails that were just sent; 0 when that failed; null when there is nothing to say any more. */
  sent: number | null;
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
  const [sent, tellSent] = usePassing<number>();
  const [isSending, setSending] = useState(false);
  const asked = useRef(false);

  async function send(users: readonly NamedUser[]): Promise<void> {
    // Known before `isSending` is: a double click sends once.
    if (asked.current) return;
    asked.current = true;
    setSending(true);
    tellSent(null);
    try {
      const results = await mutateAsync(users.map(({ email }) => email));
      tellSent(results.filter(({ status }) => status === "sent").length);
      onAnswer(results);
    } catch {
      tellSent(0);
      onAnswer(null);
    } finally {
      asked.current = false;
      setSending(false);
    }
  }

  return { sent, isSending, done, send: (users) => void send(users) };
}

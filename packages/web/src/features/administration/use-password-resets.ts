import type { ResetResult } from "@verbena/server/client";
import { useState } from "react";
import { useSendPasswordResets } from "./api/user-changes.ts";
import { usePassing } from "./use-passing.ts";

type PasswordResets = {
  /** Mails that were just sent; 0 when that failed; null when there is nothing to say any more. */
  sent: number | null;
  isSending: boolean;
  send: (emails: string[]) => Promise<void>;
};

/** Sends mails to choose a new password with; what came of each is told once. */
export function usePasswordResets(onResults: (results: ResetResult[]) => void): PasswordResets {
  const { mutateAsync } = useSendPasswordResets();
  const [sent, tellSent] = usePassing<number>();
  const [isSending, setSending] = useState(false);

  async function send(emails: string[]): Promise<void> {
    setSending(true);
    tellSent(null);
    try {
      const answer = await mutateAsync(emails);
      tellSent(answer.sent);
      onResults(answer.results);
    } catch {
      tellSent(0);
    } finally {
      setSending(false);
    }
  }

  return { sent, isSending, send };
}

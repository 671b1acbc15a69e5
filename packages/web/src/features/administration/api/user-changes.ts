import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  DeletionResult,
  ResetResult,
  SignOutResult,
  TwoFactorRemoval,
} from "@verbena/server/client";
import { useState } from "react";
import { answerOf, api } from "#lib/api.ts";
import { inParts } from "./in-parts.ts";

/** What became of somebody; `failed` where the server could not be asked any more. */
export type ChangeOutcome =
  | DeletionResult
  | SignOutResult
  | TwoFactorRemoval
  | { user_id: string; status: "failed" };
export type ResetOutcome = ResetResult | { email: string; status: "failed" };

/** Changes that are asked for by the ids of users. */
const changes = {
  deletion: async (user_ids: string[]): Promise<ChangeOutcome[]> =>
    (await answerOf(api.admin["delete-users"].$post({ json: { user_ids } }))).results,
  twoFactorRemoval: async (user_ids: string[]): Promise<ChangeOutcome[]> =>
    (await answerOf(api.admin["remove-two-factor"].$post({ json: { user_ids } }))).results,
  signOut: async (user_ids: string[]): Promise<ChangeOutcome[]> =>
    (await answerOf(api.admin["sign-out-users"].$post({ json: { user_ids } }))).results,
};

/** Something that is done to users, after a question; its texts have the same name. */
export type UserChange = keyof typeof changes;

/** Changes users by their ids, and tells what became of each, and meanwhile of how many. */
export function useChangeUsers(change: UserChange) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async (ids: string[]): Promise<ChangeOutcome[]> => {
      setDone(0);
      const { results, left } = await inParts(ids, changes[change], setDone);
      return [...results, ...left.map((user_id) => ({ user_id, status: "failed" as const }))];
    },
    // Also when it failed: some may be gone.
    onSettled: () => reload(client),
  });
  return { ...mutation, done };
}

/** Sends mails to choose a new password with, and tells the same. */
export function useSendPasswordResets() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async (emails: string[]): Promise<ResetOutcome[]> => {
      setDone(0);
      const { results, left } = await inParts(emails, sendPasswordResets, setDone);
      return [...results, ...left.map((email) => ({ email, status: "failed" as const }))];
    },
    onSettled: () => reload(client),
  });
  return { ...mutation, done };
}

async function sendPasswordResets(emails: string[]): Promise<ResetResult[]> {
  return (await answerOf(api.admin["send-password-reset"].$post({ json: { emails } }))).results;
}

/** The list, the figures and the log; nobody waits for it. */
function reload(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ["admin"] });
}

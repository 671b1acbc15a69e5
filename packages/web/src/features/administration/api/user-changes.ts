import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeletionResult, ResetResult } from "@verbena/server/client";
import { useState } from "react";
import { answerOf, api } from "#lib/api.ts";
import { inParts } from "./in-parts.ts";

/** What became of somebody; `failed` where the server could not be asked any more. */
export type DeletionOutcome = DeletionResult | { user_id: string; status: "failed" };
export type ResetOutcome = ResetResult | { email: string; status: "failed" };

/** Deletes users by their ids, and tells what became of each, and meanwhile of how many. */
export function useDeleteUsers() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async (ids: string[]): Promise<DeletionOutcome[]> => {
      setDone(0);
      const { results, left } = await inParts(ids, deleteUsers, setDone);
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

async function deleteUsers(user_ids: string[]): Promise<DeletionResult[]> {
  return (await answerOf(api.admin["delete-users"].$post({ json: { user_ids } }))).results;
}

async function sendPasswordResets(emails: string[]): Promise<ResetResult[]> {
  return (await answerOf(api.admin["send-password-reset"].$post({ json: { emails } }))).results;
}

/** The list, the figures and the log; nobody waits for it. */
function reload(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ["admin"] });
}

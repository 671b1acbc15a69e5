import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** Deletes users by their ids, and tells what became of each. */
export function useDeleteUsers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: string[]) => {
      const call = api.admin["delete-users"].$post({ json: { user_ids: ids } });
      return (await answerOf(call)).results;
    },
    // Also when it failed: some may be gone.
    onSettled: () => reload(client),
  });
}

/** Sends mails to choose a new password with, and tells what became of each. */
export function useSendPasswordResets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) =>
      answerOf(api.admin["send-password-reset"].$post({ json: { emails } })),
    onSettled: () => reload(client),
  });
}

/** The list, the figures and the log; nobody waits for it. */
function reload(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ["admin"] });
}

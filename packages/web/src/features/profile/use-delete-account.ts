import type { accountDeletion } from "@verbena/server/client";
import type { z } from "zod";
import { hasIssue } from "#lib/api-error.ts";
import { useClearLearnerData } from "#progress/progress-provider.tsx";
import { deleteAccount } from "./api/account-calls.ts";

type Deletion = z.input<typeof accountDeletion>;

/**
 * Deletes the account and everything that this browser keeps of its learner. Then loads the landing
 * page, a document of its own, so that nothing stays in memory. An account that is gone counts as
 * deleted: the response to an earlier try may have been lost.
 *
 * @throws ApiError, also when the password is wrong
 */
export function useDeleteAccount(): (input: Deletion) => Promise<void> {
  const forgetLearner = useClearLearnerData();
  return async (input) => {
    try {
      await deleteAccount(input);
    } catch (error) {
      if (!hasIssue(error, "accountGone")) throw error;
    }
    await forgetLearner();
    window.location.replace("/#account-deleted");
  };
}

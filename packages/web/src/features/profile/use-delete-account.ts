import type { accountDeletion } from "@verbena/server/forms";
import type { z } from "zod";
import { hasIssue } from "#lib/api-error.ts";
import { useClearLearnerData } from "#progress/progress-provider.tsx";
import { deleteAccount } from "./api/account-calls.ts";

type Deletion = z.input<typeof accountDeletion>;

/**
 * Returns a function that deletes the account and the learner's data in this browser. It then loads the
 * landing page, a separate document, so that nothing stays in memory. An account that no longer exists
 * counts as deleted, because the response to an earlier attempt may have been lost.
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

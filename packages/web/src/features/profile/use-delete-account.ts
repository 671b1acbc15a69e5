import type { accountDeletion } from "@verbena/server/client";
import type { z } from "zod";
import { hasIssue } from "#lib/api-error.ts";
import { useForgetLearner } from "#progress/use-forget-learner.ts";
import { deleteAccount } from "./api/account-changes.ts";

type Deletion = z.input<typeof accountDeletion>;

/**
 * Deletes the account, and all that this browser keeps of its learner, and leads to the landing page,
 * which says so: as a document of its own it leaves nothing in memory either. An account that an
 * earlier try deleted, without its answer arriving, counts as deleted once the server says that it is
 * gone. A session that merely ended says nothing about the account.
 *
 * @throws ApiError, also when the password is another
 */
export function useDeleteAccount(): (input: Deletion) => Promise<void> {
  const forgetLearner = useForgetLearner();
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

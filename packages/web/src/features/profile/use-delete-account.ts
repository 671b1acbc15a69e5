import type { accountDeletion } from "@verbena/server/client";
import { useRef } from "react";
import type { z } from "zod";
import { errorCodeOf } from "#lib/api-error.ts";
import { forgetDrafts } from "#lib/drafts.ts";
import { forgetKept } from "#lib/kept-answers.ts";
import { forgetTab } from "#lib/tab-storage.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { useUser } from "#session/use-session.ts";
import { forgetEdits } from "#session/waiting-edits.ts";
import { deleteAccount } from "./api/account-changes.ts";

type Deletion = z.input<typeof accountDeletion>;

/**
 * Deletes the account, and all that this browser keeps of its learner, and leads to the landing page,
 * which says so: as a document of its own it leaves nothing in memory either. When a try was not answered,
 * its account may be gone at the next one: then nobody is signed in any more.
 *
 * @throws ApiError, also when the password is another
 */
export function useDeleteAccount(): (input: Deletion) => Promise<void> {
  const store = useProgressStore();
  const { id } = useUser();
  const unanswered = useRef(false);
  return async (input) => {
    try {
      await deleteAccount(input);
    } catch (error) {
      const code = errorCodeOf(error);
      if (!unanswered.current || code !== "unauthenticated") {
        unanswered.current ||= code === "unreachable";
        throw error;
      }
    }
    forgetTab();
    forgetDrafts();
    await store.discard();
    await forgetEdits(id);
    await forgetKept();
    window.location.replace("/#account-deleted");
  };
}

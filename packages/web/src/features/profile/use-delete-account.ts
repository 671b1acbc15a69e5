import type { accountDeletion } from "@verbena/server/client";
import { useRef } from "react";
import type { z } from "zod";
import { errorCodeOf } from "#lib/api-error.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { useSession } from "#session/use-session.ts";
import { deleteAccount } from "./api/account-changes.ts";

type Deletion = z.input<typeof accountDeletion>;

/**
 * Deletes the account, and all that this browser keeps of its learner. When a try was not answered,
 * its account may be gone at the next one: then nobody is signed in any more.
 *
 * @throws ApiError, also when the password is another
 */
export function useDeleteAccount(): (input: Deletion) => Promise<void> {
  const store = useProgressStore();
  const { leave } = useSession();
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
    await store.discard();
    await leave();
  };
}

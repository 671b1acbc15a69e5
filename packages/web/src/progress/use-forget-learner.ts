import { forgetDrafts } from "#lib/drafts.ts";
import { forgetKept } from "#lib/kept-answers.ts";
import { forgetTab } from "#lib/tab-storage.ts";
import { useUser } from "#session/use-session.ts";
import { forgetEdits } from "#session/waiting-edits.ts";
import { useProgressStore } from "./progress-provider.tsx";

/** Forgets all that this browser keeps of the learner, what waits to be sent included. */
export function useForgetLearner(): () => Promise<void> {
  const store = useProgressStore();
  const { id } = useUser();
  return async () => {
    forgetTab();
    forgetDrafts();
    await store.discard();
    await forgetEdits(id);
    await forgetKept();
  };
}

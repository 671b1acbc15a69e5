import { forgetDrafts } from "#lib/drafts.ts";
import { clearOfflineCache } from "#lib/offline-cache.ts";
import { forgetTabValues } from "#lib/web-storage.ts";
import { useUser } from "#session/use-session.ts";
import { forgetEdits } from "#session/waiting-edits.ts";
import { useProgressStore } from "./progress-provider.tsx";

/** Forgets all that this browser keeps of the learner, what waits to be sent included. */
export function useForgetLearner(): () => Promise<void> {
  const store = useProgressStore();
  const { id } = useUser();
  return async () => {
    forgetTabValues();
    forgetDrafts();
    await store.discard();
    await forgetEdits(id);
    await clearOfflineCache();
  };
}

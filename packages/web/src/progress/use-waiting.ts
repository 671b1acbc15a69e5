import { useSyncExternalStore } from "react";
import { useProgressStore } from "./progress-provider.tsx";
import type { SendingState } from "./progress-store.ts";

/** How many answers the server does not know yet, why, and whether some are in this tab only. */
export function useWaiting(): { count: number; state: SendingState; inTabOnly: boolean } {
  const store = useProgressStore();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { count: snapshot.waiting, state: snapshot.sending, inTabOnly: snapshot.inTabOnly };
}

import { useSyncExternalStore } from "react";
import { useProgressStore } from "./progress-provider.tsx";
import type { SendingState } from "./progress-store.ts";

/** How many answers the server does not know yet, and why. */
export function useWaiting(): { count: number; state: SendingState } {
  const store = useProgressStore();
  const { waiting, sending } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { count: waiting, state: sending };
}

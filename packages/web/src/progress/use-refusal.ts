import type { IssueKey } from "@verbena/server/client";
import { useSyncExternalStore } from "react";
import { useProgressStore } from "./progress-provider.tsx";

/** Why the server refused an event, until the learner has read it. */
export function useRefusal(): { refused: IssueKey | null; dismiss: () => void } {
  const store = useProgressStore();
  const { refused } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { refused, dismiss: store.dismissRefusal };
}

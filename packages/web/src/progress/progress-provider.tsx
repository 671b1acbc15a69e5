import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { clearUserData } from "#session/last-user.ts";
import { openProgressStore } from "./open-progress-store.ts";
import type { ProgressSnapshot } from "./progress-state.ts";
import type { ProgressStore } from "./progress-store.ts";

/** For tests. Others use {@link ProgressProvider}. */
export const ProgressContext = createContext<ProgressStore | null>(null);

type ProgressProviderProps = {
  userId: string;
  /** Shown while the store opens. */
  waiting: ReactNode;
  children: ReactNode;
};

/** Provides a learner's progress to the screens below it. */
export function ProgressProvider({ userId, waiting, children }: ProgressProviderProps) {
  const [store, setStore] = useState<ProgressStore | null>(null);

  useEffect(() => {
    const open = openProgressStore(userId);
    const stopWaiting = whenLoaded(open.store, () =>
      // A transition lets React render the page in short tasks.
      startTransition(() => setStore(open.store)),
    );
    return () => {
      stopWaiting();
      open.close();
      setStore(null);
    };
  }, [userId]);

  if (store === null) return waiting;
  return <ProgressContext value={store}>{children}</ProgressContext>;
}

/** After this time, pages are shown with placeholders. */
const LOADING_MAX_MS = 500;

/**
 * Calls back once the progress is loaded, or after half a second. If progress changed while React renders in short
 * tasks, React would start again in one long task.
 */
function whenLoaded(store: ProgressStore, callback: () => void): () => void {
  const timer = setTimeout(show, LOADING_MAX_MS);
  const unsubscribe = store.subscribe(() => {
    if (store.getSnapshot().status !== "loading") show();
  });

  function stopWaiting(): void {
    clearTimeout(timer);
    unsubscribe();
  }

  function show(): void {
    stopWaiting();
    callback();
  }

  return stopWaiting;
}

/** @throws Error outside of {@link ProgressProvider} */
export function useProgressStore(): ProgressStore {
  const store = use(ProgressContext);
  if (store === null) throw new Error("useProgressStore needs a ProgressProvider above it.");
  return store;
}

/** A value of the learner's progress. The component renders again only when the value changes. */
export function useProgressValue<Value>(select: (progress: ProgressSnapshot) => Value): Value {
  const store = useProgressStore();
  const value = () => select(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, value, value);
}

/** Deletes all data of the learner in this browser, including unsent answers and edits. */
export function useClearLearnerData(): () => Promise<void> {
  const store = useProgressStore();
  return async () => {
    await store.discard();
    await clearUserData();
  };
}

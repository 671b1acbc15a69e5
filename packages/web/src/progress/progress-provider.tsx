import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { openProgressStore } from "./open-progress-store.ts";
import type { ProgressStore } from "./progress-store.ts";

const ProgressContext = createContext<ProgressStore | null>(null);

/** Gives the screens below it the progress of the learner who is signed in. */
export function ProgressProvider({
  userId,
  waiting,
  children,
}: {
  userId: string;
  /** What to show while the device's store opens. */
  waiting: ReactNode;
  children: ReactNode;
}) {
  const [store, setStore] = useState<ProgressStore | null>(null);

  useEffect(() => {
    const open = openProgressStore(userId);
    setStore(open.store);
    return () => {
      open.close();
      setStore(null);
    };
  }, [userId]);

  if (store === null) return waiting;
  return <ProgressContext value={store}>{children}</ProgressContext>;
}

/**
 * The learner's progress store.
 *
 * @throws Error outside of {@link ProgressProvider}
 */
export function useProgressStore(): ProgressStore {
  const store = use(ProgressContext);
  if (store === null) throw new Error("useProgressStore needs a ProgressProvider above it.");
  return store;
}

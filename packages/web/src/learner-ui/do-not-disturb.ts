import { useLayoutEffect } from "react";

/** Why a dialog must not open by itself: the learner reads about a mistake, or the end of a round shows the level. */
export type DoNotDisturb = "mistake" | "roundEnd";

let current: DoNotDisturb | null = null;

/** Prevents dialogs from opening by themselves while the component is shown and has a reason. */
export function useDoNotDisturb(reason: DoNotDisturb | null): void {
  useLayoutEffect(() => {
    current = reason;
    return () => {
      current = null;
    };
  }, [reason]);
}

export const doNotDisturb = (): DoNotDisturb | null => current;

const pauses = new EventTarget();

/** Announces that the learner is between two sentences. A dialog does not interrupt there. */
export function announcePause(): void {
  pauses.dispatchEvent(new Event("pause"));
}

/** Calls back at each pause until the returned function is called. */
export function onPause(listener: () => void): () => void {
  pauses.addEventListener("pause", listener);
  return () => pauses.removeEventListener("pause", listener);
}

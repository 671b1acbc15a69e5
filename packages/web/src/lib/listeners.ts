/** The listeners to something outside of React, for `useSyncExternalStore` and effects. */
export function createListeners<Change extends readonly unknown[] = []>() {
  const listeners = new Set<(...change: Change) => void>();
  return {
    /** Adds a listener. Returns a function that removes it. */
    subscribe(listener: (...change: Change) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...change: Change): void {
      for (const listener of listeners) listener(...change);
    },
  };
}

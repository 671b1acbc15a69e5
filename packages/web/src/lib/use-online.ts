import { useSyncExternalStore } from "react";

/** Whether the browser reports a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("online", onChange, { signal });
  window.addEventListener("offline", onChange, { signal });
  return () => listening.abort();
}

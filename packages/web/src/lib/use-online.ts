import { useSyncExternalStore } from "react";

/** Whether the device has a network, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("online", onChange, { signal });
  window.addEventListener("offline", onChange, { signal });
  return () => listening.abort();
}

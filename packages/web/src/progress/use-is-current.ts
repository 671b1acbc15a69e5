import { useEffect, useState } from "react";
import { useProgressStore } from "./progress-provider.tsx";

/** How long to wait for the server. It usually answers sooner. */
const SYNC_MAX_MS = 1_500;

/** Whether the progress is up to date with other devices, or the wait for the server is over. */
export function useIsCurrent(): boolean {
  const store = useProgressStore();
  const [isCurrent, setCurrent] = useState(false);
  useEffect(() => {
    const show = () => setCurrent(true);
    const timer = setTimeout(show, SYNC_MAX_MS);
    void store.refresh().then(show);
    return () => clearTimeout(timer);
  }, [store]);
  return isCurrent;
}

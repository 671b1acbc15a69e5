import { useEffect, useState } from "react";

/** A flag, and a function that sets it for some milliseconds. Each call restarts the time. */
export function useBriefly(ms: number): [boolean, () => void] {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls === 0) return;
    const timer = setTimeout(() => setCalls(0), ms);
    return () => clearTimeout(timer);
  }, [calls, ms]);
  return [calls > 0, () => setCalls((count) => count + 1)];
}

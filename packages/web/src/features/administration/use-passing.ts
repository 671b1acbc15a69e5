import { useEffect, useState } from "react";

const SHOWN_MS = 5000;

/** Something that is shown for five seconds, and then gone. */
export function usePassing<Value>(): [Value | null, (value: Value | null) => void] {
  // A new object each time: what is said again stays for five seconds more.
  const [shown, setShown] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value ?? null, (value) => setShown(value === null ? null : { value })];
}

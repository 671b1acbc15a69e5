import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterTakeOver } from "#lib/take-over.ts";

/** Adds its children after the application's first page has been painted, in a task of their own. */
export function Later({ children }: { children: ReactNode }) {
  const [isAdded, setAdded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    afterTakeOver(() => {
      if (isCurrent) startTransition(() => setAdded(true));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isAdded ? children : null;
}

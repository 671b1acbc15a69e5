import { useEffect, useState } from "react";
import { afterPaint } from "#lib/after-paint.ts";

/** A value that changes only after the next paint, for parts of a screen that are less urgent than others. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let isCurrent = true;
    afterPaint(() => {
      if (isCurrent) setPainted(() => value);
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return painted;
}

import { useEffect, useState } from "react";

/** An animation may leave the browser no idle time. */
const IDLE_TIMEOUT_MS = 100;

/** Runs a task after the next paint, in idle time. A hidden page paints no frames, so it uses a timer. */
export function afterPaint(task: () => void): void {
  if (document.visibilityState === "hidden") setTimeout(task);
  else requestAnimationFrame(() => whenIdle(task));
}

/** Safari has no idle callbacks. */
function whenIdle(task: () => void): void {
  if (!("requestIdleCallback" in window)) setTimeout(task);
  else requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
}

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

import { useEffect, useState } from "react";

/** How long to wait for idle time, because an animation may leave none. */
const IDLE_TIMEOUT_MS = 100;

/**
 * Runs a task after the next paint, in idle time. Uses a timer on a hidden page, because such a page paints no frames.
 */
export function afterPaint(task: () => void): void {
  if (document.visibilityState === "hidden") setTimeout(task);
  else requestAnimationFrame(() => whenIdle(task));
}

/** Runs a task in idle time. Uses a timer in Safari, which has no idle callbacks. */
function whenIdle(task: () => void): void {
  if (!("requestIdleCallback" in window)) setTimeout(task);
  else requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
}

/** A value that changes only after the next paint. For components that are less urgent than others. */
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

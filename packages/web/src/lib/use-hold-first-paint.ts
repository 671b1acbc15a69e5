import { useLayoutEffect } from "react";
import { holdFirstPaint } from "./take-over.ts";

/** Lets the first paint stay while a part of the page is not ready. */
export function useHoldFirstPaint(isHeld: boolean): void {
  useLayoutEffect(() => (isHeld ? holdFirstPaint() : undefined), [isHeld]);
}

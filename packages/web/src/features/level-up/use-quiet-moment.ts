import { useEffect, useEffectEvent } from "react";
import { doNotDisturb, onPause } from "#learner-ui/do-not-disturb.ts";
import { isOverlayOpen } from "#ui/overlays.tsx";

const QUIET_MS = 1_000;
const CHECK_MS = 100;

/** Fields that accept text. The field of an exercise is read-only after the verdict. */
const OPEN_FIELD =
  ":is(input:not([type=checkbox], [type=radio]), textarea):not([aria-readonly=true])";

/**
 * Calls back at the next announced pause, or after a second in which a dialog would not interrupt. A dialog would
 * interrupt a hidden page, another dialog, a wrong verdict, the end of a round, or typing in a focused field.
 *
 * @param isWaiting whether to call back at all
 */
export function useQuietMoment(isWaiting: boolean, act: () => void): void {
  const onQuiet = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    let busyAt = performance.now();
    const stopListening = onPause(() => {
      if (!isOverlayOpen() && doNotDisturb() !== "roundEnd") onQuiet();
    });
    const timer = setInterval(() => {
      if (isBusy()) busyAt = performance.now();
      else if (performance.now() - busyAt >= QUIET_MS) onQuiet();
    }, CHECK_MS);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [isWaiting]);
}

function isBusy(): boolean {
  if (document.visibilityState === "hidden" || isOverlayOpen() || doNotDisturb()) return true;
  return document.activeElement?.matches(OPEN_FIELD) ?? false;
}

import { useEffect, useEffectEvent } from "react";

/** How long it must have been quiet. */
const QUIET_MS = 1_000;
const CHECK_MS = 100;

/** Dialogs, drawers and menus; a toast is a dialog too, but nobody has to answer it. */
const OVERLAY = ":is([role=dialog], [role=alertdialog]):not([aria-modal=false]), [role=menu]";

/** A wrong verdict is there to be read. */
const WRONG_VERDICT = "[data-verdict=wrong]";

/** Fields that take text now; the exercise's takes none once its verdict is there. */
const OPEN_FIELD =
  ":is(input:not([type=checkbox], [type=radio]), textarea):not([aria-readonly=true])";

const pauses = new EventTarget();

/** Says that the learner is between two sentences: nothing is lost if a dialog opens now. */
export function announcePause(): void {
  pauses.dispatchEvent(new Event("pause"));
}

/**
 * While something is awaited: acts in the next announced pause, or once nothing has been going on
 * for a second that a dialog would interrupt. A page that nobody sees, another dialog, a wrong
 * verdict, and a field that has the focus and takes text are not quiet.
 */
export function useQuietMoment(awaited: boolean, act: () => void): void {
  const onQuiet = useEffectEvent(act);
  useEffect(() => {
    if (!awaited) return;
    let busyAt = performance.now();
    const onPause = () => {
      if (document.querySelector(OVERLAY) === null) onQuiet();
    };
    const timer = setInterval(() => {
      if (isBusy()) busyAt = performance.now();
      else if (performance.now() - busyAt >= QUIET_MS) onQuiet();
    }, CHECK_MS);
    pauses.addEventListener("pause", onPause);
    return () => {
      clearInterval(timer);
      pauses.removeEventListener("pause", onPause);
    };
  }, [awaited]);
}

function isBusy(): boolean {
  if (document.visibilityState === "hidden") return true;
  if (document.querySelector(`${OVERLAY}, ${WRONG_VERDICT}`) !== null) return true;
  return document.activeElement?.matches(OPEN_FIELD) ?? false;
}

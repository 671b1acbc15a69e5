import { useEffect, useEffectEvent } from "react";

/** How long it must have been quiet. */
const QUIET_MS = 1_000;
const CHECK_MS = 100;

/** Dialogs, drawers and menus; a toast is a dialog too, but nobody has to answer it. */
const OVERLAY = ":is([role=dialog], [role=alertdialog]):not([aria-modal=false]), [role=menu]";

/** Fields that take text now; the exercise's takes none once its verdict is there. */
const OPEN_FIELD =
  ":is(input:not([type=checkbox], [type=radio]), textarea):not([aria-readonly=true])";

/**
 * While something is awaited: acts once nothing has been going on for a second that a dialog would
 * interrupt. A page that nobody sees, another dialog, and a field that has the focus and takes
 * text are not quiet.
 */
export function useQuietMoment(awaited: boolean, act: () => void): void {
  const onQuiet = useEffectEvent(act);
  useEffect(() => {
    if (!awaited) return;
    let busyAt = performance.now();
    const timer = setInterval(() => {
      if (isBusy()) busyAt = performance.now();
      else if (performance.now() - busyAt >= QUIET_MS) onQuiet();
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [awaited]);
}

function isBusy(): boolean {
  if (document.visibilityState === "hidden") return true;
  if (document.querySelector(OVERLAY) !== null) return true;
  return document.activeElement?.matches(OPEN_FIELD) ?? false;
}

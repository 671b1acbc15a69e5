import { useEffect, useEffectEvent } from "react";

const QUIET_MS = 1_000;
const CHECK_MS = 100;

/** Dialogs, drawers and menus, but not toasts, which do not interrupt. */
const OVERLAY = ":is([role=dialog], [role=alertdialog]):not([aria-modal=false]), [role=menu]";

/** The learner is still reading it. */
const WRONG_VERDICT = "[data-verdict=wrong]";

/** A verdict that ends a string, or the page after it: a level is shown there. */
const STRING_END = "[data-string-end]";

/** Fields that accept text. The field of an exercise is read-only after the verdict. */
const OPEN_FIELD =
  ":is(input:not([type=checkbox], [type=radio]), textarea):not([aria-readonly=true])";

const pauses = new EventTarget();

/** Announces that the learner is between two sentences, where a dialog does not interrupt. */
export function announcePause(): void {
  pauses.dispatchEvent(new Event("pause"));
}

/**
 * Calls back at the next announced pause, or after a second in which a dialog would not interrupt. It
 * would during a hidden page, another dialog, a wrong verdict, the end of a string, or a focused field that
 * accepts text.
 *
 * @param isWaiting whether to call back at all
 */
export function useQuietMoment(isWaiting: boolean, act: () => void): void {
  const onQuiet = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    let busyAt = performance.now();
    const onPause = () => {
      if (document.querySelector(`${OVERLAY}, ${STRING_END}`) === null) onQuiet();
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
  }, [isWaiting]);
}

function isBusy(): boolean {
  if (document.visibilityState === "hidden") return true;
  if (document.querySelector(`${OVERLAY}, ${WRONG_VERDICT}, ${STRING_END}`) !== null) return true;
  return document.activeElement?.matches(OPEN_FIELD) ?? false;
}

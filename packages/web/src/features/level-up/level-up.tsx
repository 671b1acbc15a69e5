import { useEffect, useEffectEvent, useState } from "react";
import { withNamespaces } from "#i18n/use-translation.ts";
import { doNotDisturb, onPause } from "#learner-ui/do-not-disturb.ts";
import { isOverlayOpen, useOverlay } from "#ui/overlays.tsx";
import { type ReachedLevel, type Scope, useReachedLevels } from "./reached-levels.ts";

/** Celebrates the highest unconfirmed level. Closing the dialog confirms all levels. */
export function LevelUp({ scope }: { scope: Scope }) {
  const { reached, confirm: confirmLevels } = useReachedLevels(scope);
  const [celebrated, setCelebrated] = useState<ReachedLevel | null>(null);
  const [open, setOpen] = useState(false);

  // Load the dialog before the quiet moment. Otherwise it could open while the learner types the next answer.
  const dialog = useOverlay(
    "level-up",
    () => withNamespaces(import("./level-up-dialog.tsx"), "levelUp"),
    reached !== null,
  );

  useQuietMoment(!open && reached !== null && dialog !== undefined, () => {
    setCelebrated(reached);
    setOpen(true);
  });

  const confirm = () => {
    // Ignore the second click of a double click, which comes after the dialog has closed.
    if (!open) return;
    setOpen(false);
    confirmLevels();
  };

  // Another tab or device has confirmed the level.
  if (open && reached === null) setOpen(false);
  const shown = celebrated ?? reached;
  if (shown === null || !dialog) return null;
  return <dialog.LevelUpDialog open={open} celebrated={shown} onConfirm={confirm} />;
}

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

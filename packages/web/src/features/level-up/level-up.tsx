import { levelToCelebrate } from "@verbena/core/progress/exercise-progress";
import { exerciseKeys } from "@verbena/core/vocabulary";
import { useState } from "react";
import { withParts } from "#i18n/use-translation.ts";
import { type ShownProgress, useProgress } from "#progress/use-progress.ts";
import { useRecord } from "#progress/use-record.ts";
import { useOverlay } from "#ui/overlays.tsx";
import type { ReachedLevel } from "./level-up-dialog.tsx";
import { useQuietMoment } from "./use-quiet-moment.ts";

/**
 * Celebrates a level once, whether it was reached here, in another tab or on another device. Closing the
 * dialog confirms the level.
 */
export function LevelUp() {
  const record = useRecord();
  const reached = reachedLevel(useProgress());
  const [celebrated, setCelebrated] = useState<ReachedLevel | null>(null);
  const [open, setOpen] = useState(false);

  // Loaded before the quiet moment: later, it could open while the learner types the next answer.
  const dialog = useOverlay(
    "level-up",
    () => withParts(import("./level-up-dialog.tsx"), "levelUp"),
    reached !== null,
  );

  useQuietMoment(!open && reached !== null && dialog !== undefined, () => {
    setCelebrated(reached);
    setOpen(true);
  });

  const confirm = () => {
    // The second click of a double click comes after the dialog has closed.
    if (!open || celebrated === null) return;
    setOpen(false);
    const { exerciseKey, level } = celebrated;
    void record({ kind: "level-confirmed", exerciseKey, level });
  };

  // Another tab or device has confirmed the level.
  if (open && reached === null) setOpen(false);
  const shown = celebrated ?? reached;
  if (shown === null || !dialog) return null;
  return <dialog.LevelUpDialog open={open} celebrated={shown} onConfirm={confirm} />;
}

/**
 * The unconfirmed level of the first family that has one, or null. Waits for the server's progress:
 * without it, unsent answers would look like a learner's first.
 */
export function reachedLevel({
  status,
  exercises,
}: Pick<ShownProgress, "status" | "exercises">): ReachedLevel | null {
  if (status !== "ready") return null;
  for (const exerciseKey of exerciseKeys) {
    const progress = exercises[exerciseKey];
    const level = levelToCelebrate(progress);
    if (level !== null) return { exerciseKey, level, totalCorrect: progress.stats.totalCorrect };
  }
  return null;
}

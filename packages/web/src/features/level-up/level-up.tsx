import { levelName, levelProgress } from "@verbena/core/levels";
import { levelToCelebrate } from "@verbena/core/progress/exercise-progress";
import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelBadge } from "#progress/level-badge.tsx";
import { type ShownProgress, useProgress } from "#progress/use-progress.ts";
import { useRecord } from "#progress/use-record.ts";
import { LevelBunting } from "#ui/bunting.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { throwConfetti } from "./throw-confetti.ts";
import { useQuietMoment } from "./use-quiet-moment.ts";

type ReachedLevel = { exerciseKey: ExerciseKey; level: number; totalCorrect: number };

/**
 * Celebrates a level once, whether it was reached here, in another tab or on another device. Closing the
 * dialog confirms the level.
 */
export function LevelUp() {
  const record = useRecord();
  const reached = reachedLevel(useProgress());
  const [celebrated, setCelebrated] = useState<ReachedLevel | null>(null);
  const [open, setOpen] = useState(false);

  useQuietMoment(!open && reached !== null, () => {
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
  if (celebrated === null) return null;
  return <LevelUpDialog open={open} celebrated={celebrated} onConfirm={confirm} />;
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

type LevelUpDialogProps = { open: boolean; celebrated: ReachedLevel; onConfirm: () => void };

/** Enter is ignored for this long: the dialog may open between two quick presses. */
const ENTER_IGNORED_MS = 500;

function LevelUpDialog({ open, celebrated, onConfirm }: LevelUpDialogProps) {
  const { t } = useTranslation();
  const { exerciseKey, level, totalCorrect } = celebrated;
  const { remaining } = levelProgress(totalCorrect);
  const nameOf = (index: number) => t(`vocabulary.levels.${levelName(index)}`);

  const openedAt = useRef(0);

  useEffect(() => {
    if (!open) return;
    openedAt.current = performance.now();
    return throwConfetti();
  }, [open]);

  /** Ignores an Enter that is still held down from the answer, or follows it at once. */
  function ignoreEarlyEnter(event: KeyboardEvent): void {
    const isEarly = performance.now() - openedAt.current < ENTER_IGNORED_MS;
    if (event.key === "Enter" && (event.repeat || isEarly)) event.preventDefault();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onConfirm}
      figure={<LevelBadge level={level} size="large" />}
      title={
        <>
          <span className="sr-only">{t("levelUp.title", { level: nameOf(level) })}</span>
          <span aria-hidden className="flex flex-col gap-1">
            <span className="font-sans text-lg font-semibold tracking-normal text-ink-soft">
              {t("levelUp.newLevel")}
            </span>
            <span lang="es" className="text-[clamp(2.25rem,1rem+6vw,2.75rem)] font-extrabold">
              {nameOf(level)}
            </span>
          </span>
        </>
      }
      description={t("levelUp.text", {
        count: totalCorrect,
        family: t(`vocabulary.exercises.${exerciseKey}`),
      })}
      actions={
        <Button wide onKeyDown={ignoreEarlyEnter} onClick={onConfirm}>
          {t("levelUp.continue")}
        </Button>
      }
    >
      {/* The bunting of the completed level: all flags are coloured. */}
      <LevelBunting done={0} span={null} />
      <p className="font-medium text-balance">
        {remaining === null
          ? t("levelUp.highest")
          : t("levelUp.remaining", { count: remaining, level: nameOf(level + 1) })}
      </p>
    </Dialog>
  );
}

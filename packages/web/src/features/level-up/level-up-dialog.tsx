import { levelName, levelProgress } from "@verbena/core/levels";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LevelBadge } from "#progress/level-badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LevelBunting } from "#ui/level-bunting.tsx";
import type { ReachedLevel } from "./reached-level.ts";
import { throwConfetti } from "./throw-confetti.ts";

type LevelUpDialogProps = { open: boolean; celebrated: ReachedLevel; onConfirm: () => void };

/** The dialog may open between two quick presses of Enter. */
const ENTER_IGNORED_MS = 500;

/** Says which level was reached and how far the next one is. */
export function LevelUpDialog({ open, celebrated, onConfirm }: LevelUpDialogProps) {
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

  /** An Enter that is still down from the answer, or follows at once, is not meant for this button. */
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
      {/* The string of the level that was left, with all its flags. */}
      <LevelBunting done={0} span={null} />
      <p className="font-medium text-balance">
        {remaining === null
          ? t("levelUp.highest")
          : t("levelUp.remaining", { count: remaining, level: nameOf(level + 1) })}
      </p>
    </Dialog>
  );
}

import { levelName, levelNames, levelProgress } from "@verbena/core/levels";
import { type KeyboardEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LevelBadge } from "#progress/level-badge.tsx";
import { Bunting } from "#ui/bunting.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { ReachedLevel } from "./reached-level.ts";
import { throwConfetti } from "./throw-confetti.ts";

type LevelUpDialogProps = { open: boolean; celebrated: ReachedLevel; onConfirm: () => void };

/** Says which level was reached and how far the next one is; its bunting counts the levels. */
export function LevelUpDialog({ open, celebrated, onConfirm }: LevelUpDialogProps) {
  const { t } = useTranslation();
  const { exerciseKey, level, totalCorrect } = celebrated;
  const { remaining } = levelProgress(totalCorrect);
  const nameOf = (index: number) => t(`vocabulary.levels.${levelName(index)}`);

  useEffect(() => (open ? throwConfetti() : undefined), [open]);

  return (
    <Dialog
      open={open}
      onOpenChange={onConfirm}
      figure={<LevelBadge level={level} size="large" />}
      title={t("levelUp.title", { level: nameOf(level) })}
      description={t("levelUp.text", {
        count: totalCorrect,
        family: t(`vocabulary.exercises.${exerciseKey}`),
      })}
      actions={
        <Button wide onKeyDown={ignoreHeldEnter} onClick={onConfirm}>
          {t("levelUp.continue")}
        </Button>
      }
    >
      <Bunting
        done={level + 1}
        total={levelNames.length}
        sway
        label={t("levelUp.place", { index: level + 1, total: levelNames.length })}
      />
      <p className="font-medium">
        {remaining === null
          ? t("levelUp.highest")
          : t("levelUp.remaining", { count: remaining, level: nameOf(level + 1) })}
      </p>
    </Dialog>
  );
}

/** An Enter that is still down from the answer is not meant for this button. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

import { families } from "@verbena/core/families";
import { levelName } from "@verbena/core/levels";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import type { ReachedLevel } from "./reached-levels.ts";

type LevelReachedLineProps = { reached: ReachedLevel; onShown: () => void };

export function LevelReachedLine({ reached, onShown }: LevelReachedLineProps) {
  const { t } = useTranslation();
  const { family, level, totalCorrect } = reached;
  const confirm = useEffectEvent(onShown);
  useEffect(() => confirm(), []);
  return (
    <div data-level className="flex items-center gap-7 py-4 sm:gap-12">
      <LevelObject level={level} isLit className="ml-5 size-28 sm:ml-7 sm:size-40" />
      <p>
        <strong className="block font-display text-2xl leading-tight font-bold sm:text-[2rem]">
          {t("levelUp.title", { level: t(`vocabulary.levels.${levelName(level)}`) })}
        </strong>
        <span className="text-ink-soft">
          {t("levelUp.text", { count: totalCorrect, family: families[family].name })}
        </span>
      </p>
    </div>
  );
}

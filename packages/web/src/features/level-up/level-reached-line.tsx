import { families } from "@verbena/core/families";
import { levelName } from "@verbena/core/levels";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { classNames } from "#ui/class-names.ts";
import type { ReachedLevel, ReachedLevelSize } from "./reached-levels.ts";

type LevelReachedLineProps = {
  size: ReachedLevelSize;
  reached: ReachedLevel;
  onShown: () => void;
};

export function LevelReachedLine({ size, reached, onShown }: LevelReachedLineProps) {
  const { t } = useTranslation();
  const { family, level, totalCorrect } = reached;
  const confirm = useEffectEvent(onShown);
  useEffect(() => confirm(), []);
  const isPage = size === "page";
  return (
    <div className={classNames("flex items-center", isPage ? "gap-4 sm:gap-6" : "gap-3")}>
      <LevelObject level={level} className={isPage ? "size-24 sm:size-40" : "size-12"} />
      <p>
        <strong
          className={classNames(
            "block font-display leading-tight font-bold",
            isPage ? "text-2xl sm:text-[2rem]" : "text-xl",
          )}
        >
          {t("levelUp.title", { level: t(`vocabulary.levels.${levelName(level)}`) })}
        </strong>
        <span className="text-ink-soft">
          {t("levelUp.text", { count: totalCorrect, family: families[family].name })}
        </span>
      </p>
    </div>
  );
}

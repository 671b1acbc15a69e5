import { type Family, families } from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { useProgress } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { LevelBunting } from "#ui/bunting.tsx";
import { Section } from "../components/section.tsx";

/** Of more chosen families, only those with answers are listed. */
const FEW_FAMILIES = 4;

export function LevelsSection() {
  const { t } = useTranslation();
  const { exercises } = useProgress();
  const { families: chosen } = useUser();
  const listed = chosen.filter(
    (key) => chosen.length <= FEW_FAMILIES || exercises[key].stats.totalAttempts > 0,
  );
  return (
    <Section title={t("statistics.levels.title")}>
      <ul
        aria-label={t("statistics.levels.title")}
        className="grid grid-cols-1 gap-x-10 gap-y-7 md:grid-cols-3"
      >
        {listed.map((key) => (
          <FamilyLevel key={key} family={key} totalCorrect={exercises[key].stats.totalCorrect} />
        ))}
      </ul>
    </Section>
  );
}

type FamilyLevelProps = { family: Family; totalCorrect: number };

function FamilyLevel({ family, totalCorrect }: FamilyLevelProps) {
  const { t } = useTranslation();
  const { level, done, span, remaining } = levelProgress(totalCorrect);
  const nameOf = (index: number) => t(`vocabulary.levels.${levelName(index)}`);
  return (
    <li className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center gap-3">
        <LevelObject level={level} className="size-10" />
        <p lang="es" className="min-w-0 leading-tight">
          <span className="block font-display text-lg font-bold">{nameOf(level)}</span>
          <span className="text-[0.9375rem] text-ink-soft">{families[family].name}</span>
        </p>
      </div>
      <LevelBunting done={done} span={span} />
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem] text-ink-soft">
        <span>{t("statistics.countedRight", { count: totalCorrect })}</span>
        <span>
          {remaining === null
            ? t("statistics.levels.highest")
            : t("statistics.levels.remaining", { count: remaining, level: nameOf(level + 1) })}
        </span>
      </p>
    </li>
  );
}

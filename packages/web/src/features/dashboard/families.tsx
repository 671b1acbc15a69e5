import { Link } from "@tanstack/react-router";
import { allFamilies, type Family, families } from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { FamilySize } from "#learner-ui/family-size.tsx";
import type { FamilyCards } from "#progress/use-family-cards.ts";
import type { ShownProgress } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { LevelBunting } from "#ui/bunting.tsx";
import { TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";

/** The flags of a short string. */
const SHORT_STRING = 7;

type FamiliesProps = {
  cards: Record<Family, FamilyCards>;
  progress: Pick<ShownProgress, "status" | "exercises">;
};

/** The chosen families in rows, which lead to their pages. */
export function Families({ cards, progress }: FamiliesProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { families: chosen } = useUser();
  const failed = chosen.map((key) => cards[key]).filter(({ isFailed }) => isFailed);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id={headingId} className="text-2xl">
        {t("dashboard.families")}
      </h2>
      <ul aria-labelledby={headingId} className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
        {chosen.map((key) => (
          <FamilyRow
            key={key}
            family={key}
            cards={cards[key].cards}
            totalCorrect={
              progress.status === "loading" ? 0 : progress.exercises[key].stats.totalCorrect
            }
          />
        ))}
      </ul>
      {failed.length > 0 && (
        <LoadFailure
          text={t("dashboard.exercisesFailed")}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      )}
      {chosen.length < allFamilies.length && (
        <p>
          <TextLink to="/app/profile" hash="practice" className="inline-block py-2.5">
            {t("dashboard.chooseFamilies")}
          </TextLink>
        </p>
      )}
    </section>
  );
}

type FamilyRowProps = { family: Family; cards: FamilyCards["cards"]; totalCorrect: number };

/** A family in a row: its name, size, and level. */
function FamilyRow({ family, cards, totalCorrect }: FamilyRowProps) {
  const { t } = useTranslation();
  const { level, done, span } = levelProgress(totalCorrect);
  return (
    <li>
      <Link
        to="/app/families/$family"
        params={{ family }}
        className="-mx-2 flex min-h-17 items-center gap-2 rounded-xl px-2 py-2 hover:bg-ink/5"
      >
        <span className="min-w-0 flex-1">
          <span lang="es" className="block font-display text-lg leading-tight font-bold">
            {families[family].name}
          </span>{" "}
          <span className="block min-h-6 text-[0.9375rem] text-ink-soft max-sm:tracking-tight">
            <FamilySize family={family} cards={cards} />
          </span>
        </span>
        <span className="flex w-19 shrink-0 flex-col items-center">
          <LevelBunting done={done} span={span} flags={SHORT_STRING} />
          <span lang="es" className="text-[0.8125rem] text-ink-soft">
            {t(`vocabulary.levels.${levelName(level)}`)}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}

import type { FamilyCard } from "@verbena/core/session/family-card";
import { missedCards } from "@verbena/core/session/missed-cards";
import { asksWord, type ExerciseKey, families, isConjugationKey } from "@verbena/core/vocabulary";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { allCards, useFamilyCards } from "#progress/use-family-cards.ts";
import { useProgress } from "#progress/use-progress.ts";
import { ButtonLink } from "#ui/link.tsx";

const CHIPS = 5;

/** The forms whose last answer was wrong. */
export function Resisting() {
  const { t } = useTranslation();
  const headingId = useId();
  const { exercises } = useProgress();
  const missed = missedCards(allCards(useFamilyCards()) ?? [], exercises);
  if (missed.length === 0) return null;
  const chips = new Map(missed.map((card) => [chipKey(card), card]));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id={headingId} className="text-2xl">
        {t("dashboard.resisting")}
      </h2>
      <ul lang="es" className="flex flex-wrap gap-2">
        {[...chips].slice(0, CHIPS).map(([key, { exerciseKey, item, context }]) => (
          <li key={key} className="rounded-full border border-edge bg-card px-3.5 py-1.5">
            {isConjugationKey(exerciseKey) ? (
              <>
                <i>{item}</i> · {context}
              </>
            ) : (
              contextOf(exerciseKey, context)
            )}
          </li>
        ))}
      </ul>
      <ButtonLink
        to="/app/review"
        search={{ missed: true }}
        variant="secondary"
        size="small"
        className="self-start"
      >
        {t("dashboard.again", { count: missed.length })}
      </ButtonLink>
    </section>
  );
}

/** The word of a sentence, or the tense or the verb that the learner has to choose. */
const contextOf = (family: ExerciseKey, context: string) =>
  asksWord(family) ? `… ${context} …` : `${families[family].shortName} · ${context}`;

/** Cards with the same chip: a verb in both tenses, and sentences with the same word. */
const chipKey = ({ exerciseKey, item, context }: FamilyCard) =>
  isConjugationKey(exerciseKey) ? `${item} ${context}` : context;

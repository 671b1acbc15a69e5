import { type ConjugationFamily, families, isConjugationFamily } from "@verbena/core/families";
import { readItem } from "@verbena/core/family-item";
import { writeCards } from "@verbena/core/practice-sheet/card-list";
import type { FamilyCard } from "@verbena/core/progress/card";
import { MISSED_ROUND, missedCards } from "@verbena/core/session/missed-cards";
import { isPerson } from "@verbena/spanish";
import { useId } from "react";
import { shortPersonName } from "#conjugation/person-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { allCards, useFamilyCards } from "#progress/use-family-cards.ts";
import { useProgress } from "#progress/use-progress.ts";
import { ButtonLink, ChipLink, TextLink } from "#ui/link.tsx";

const CHIPS = 5;

/** The forms whose last answer was wrong. */
export function MissedForms() {
  const { t } = useTranslation();
  const headingId = useId();
  const { exercises } = useProgress();
  const missed = missedCards(allCards(useFamilyCards()) ?? [], exercises);
  if (missed.length === 0) return null;
  const chips = new Map(missed.map((card) => [chipKey(card), card]));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id={headingId} className="text-2xl">
        {t("dashboard.missed")}
      </h2>
      <ul lang="es" className="flex flex-wrap gap-x-2">
        {[...chips].slice(0, CHIPS).map(([key, card]) => (
          <li key={key}>
            <CardLink card={card} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/app/review" search={{ missed: true }} variant="secondary" size="small">
          {missed.length > MISSED_ROUND
            ? t("dashboard.againFirst", { count: MISSED_ROUND })
            : t("dashboard.again", { count: missed.length })}
        </ButtonLink>
        <TextLink
          to="/app/print"
          search={{ cards: writeCards(missed) }}
          className="inline-flex min-h-11 items-center"
        >
          {t("navigation.print")}
        </TextLink>
      </div>
    </section>
  );
}

/** A link for a missed card. A verb form links to its table, the choice of a fill-in sentence links to its guide. */
function CardLink({ card: { family, item, context } }: { card: FamilyCard }) {
  if (isConjugationFamily(family))
    return <FormLink family={family} item={item} context={context} />;
  return (
    <ChipLink to="/app/theory/$family" params={{ family }}>
      {families[family].name} · {context}
    </ChipLink>
  );
}

type FormLinkProps = { family: ConjugationFamily; item: string; context: string };

function FormLink({ family, item, context }: FormLinkProps) {
  const { verb, tense } = readItem(family, item);
  return (
    <ChipLink to="/app/verbs" search={{ verb }} hash={tense}>
      <i>{item}</i> · {isPerson(context) ? shortPersonName(context, tense) : context} ·{" "}
      {families[family].shortName.toLowerCase()}
    </ChipLink>
  );
}

/** Sentences with the same choice share a chip. */
const chipKey = ({ family, item, context }: FamilyCard) =>
  isConjugationFamily(family) ? `${family} ${item} ${context}` : `${family} ${context}`;

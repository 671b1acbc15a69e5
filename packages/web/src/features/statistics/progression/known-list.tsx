import {
  explanationKeysOf,
  type Family,
  type FillInFamily,
  families,
  isConjugationFamily,
} from "@verbena/core/families";
import { type Knowledge, statusIn } from "@verbena/core/knowledge/knowledge";
import { type KnownForms, knownForms } from "@verbena/core/knowledge/known-forms";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import type { FamilyCard } from "@verbena/core/progress/card";
import { useMemo, useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { currentInstant } from "#lib/server-clock.ts";
import type { Exercises } from "#progress/learner-progress.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";

type KnownListProps = { knowledge: Knowledge; cards: readonly FamilyCard[] };

/** For each chosen family, how many forms or reasons are shown, and how many forms more are expected. */
export function KnownList({ knowledge, cards }: KnownListProps) {
  const { t } = useTranslation();
  const user = useUser();
  const { exercises } = useProgress();
  const [now] = useState(currentInstant);
  const known = useMemo(
    () =>
      user.families.map((family) => ({
        family,
        ...knownIn(family, knowledge, cards, exercises, now),
      })),
    [user.families, knowledge, cards, exercises, now],
  );
  // Without an answer or a placement test, what is expected of a family would only be a guess from other families.
  const begun = known.filter(
    ({ family, shown }) =>
      shown > 0 || exercises[family].stats.totalAttempts > 0 || exercises[family].estimate !== null,
  );
  const others = known.filter((one) => !begun.includes(one));
  return (
    <>
      {begun.length > 0 && (
        <ul
          aria-label={t("statistics.known.title")}
          className="grid gap-x-10 gap-y-5 md:grid-cols-2"
        >
          {begun.map(({ family, ...counts }) => (
            <KnownRow key={family} family={family} counts={counts} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="max-w-prose text-ink-soft">
          <SpanishText text={t("statistics.known.notBegun", { families: namesOf(others) })} />
        </p>
      )}
    </>
  );
}

/** Names of families. Some have a comma, so dots separate them. */
const namesOf = (listed: readonly { family: Family }[]) =>
  listed.map(({ family }) => `*${families[family].name}*`).join("\u00A0· ");

function knownIn(
  family: Family,
  knowledge: Knowledge,
  cards: readonly FamilyCard[],
  exercises: Exercises,
  now: string,
): KnownForms {
  if (!isConjugationFamily(family)) return knownReasons(family, knowledge, now);
  const ofFamily = cards.filter((card) => card.family === family);
  const forms = ofFamily.map((card) => ({ ...card, skills: skillsOf(card) }));
  return knownForms(forms, exercises, knowledge, now);
}

/** The reasons for a choice that are shown. None is expected, because a reason cannot be built from others. */
function knownReasons(family: FillInFamily, knowledge: Knowledge, now: string): KnownForms {
  const keys = explanationKeysOf(family);
  const shown = keys.filter((key) => statusIn(knowledge, `key ${family} ${key}`, now) === "shown");
  return { forms: keys.length, shown: shown.length, expected: { mean: 0, from: 0, to: 0 } };
}

type KnownRowProps = { family: Family; counts: KnownForms };

function KnownRow({ family, counts: { forms, shown, expected } }: KnownRowProps) {
  const { t } = useTranslation();
  const unit = isConjugationFamily(family) ? "forms" : "reasons";
  const share = (count: number) => `${forms === 0 ? 0 : (100 * count) / forms}%`;
  const middle = Math.min((expected.from + expected.to) / 2, forms - shown);
  return (
    <li>
      <p lang="es" className="font-semibold">
        {families[family].name}
      </p>
      <span aria-hidden className="mt-1.5 flex h-3 overflow-hidden rounded-full bg-ink/10">
        <span className="bg-leaf" style={{ inlineSize: share(shown) }} />
        <span className="bg-leaf/40" style={{ inlineSize: share(middle) }} />
      </span>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-ink-soft tabular-nums">
        <span>{t(`statistics.known.${unit}`, { count: shown, total: forms })} </span>
        {expected.to > 0 && <span>{expectedText(t, expected)}</span>}
      </p>
    </li>
  );
}

function expectedText(t: Translate, { from, to }: KnownForms["expected"]): string {
  return from === to
    ? t("statistics.known.about", { number: to })
    : t("statistics.known.between", { from, to });
}

import { dayIn, type Instant } from "@verbena/core/calendar";
import type { Knowledge } from "@verbena/core/knowledge/knowledge";
import type { MappedSkill } from "@verbena/core/knowledge/map-skills";
import type { SkillState } from "@verbena/core/knowledge/skill-state";
import type { SkilledCard } from "@verbena/core/knowledge/skilled-card";
import { cardKey } from "@verbena/core/progress/card";
import { CHECK_FORMS } from "@verbena/core/session/choose-check";
import { formOfCell } from "@verbena/spanish";
import { useId } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { sectionFor } from "#learner-ui/guide-section.ts";
import { SkillEstimate } from "#learner-ui/skill-estimate.tsx";
import { skillLine } from "#learner-ui/skill-line.ts";
import { useGuideSections } from "#learner-ui/use-guide-sections.ts";
import { formatRecentDay } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useExercises } from "#progress/use-exercises.ts";
import { ButtonLink, ChipLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { LastErrors } from "./last-errors.tsx";
import { cellStatusOf } from "./skill-status.ts";

type SkillDetailProps = {
  mapped: MappedSkill;
  knowledge: Knowledge;
  now: Instant;
};

/** What a cell means: its rule, some of its forms, what the learner showed, the guide, and practice. */
export function SkillDetail({ mapped, knowledge, now }: SkillDetailProps) {
  const { t } = useTranslation();
  const { topic, cards, skill, family } = mapped;
  const state = knowledge.skills[skill];
  const sections = useGuideSections(family);
  const section = sections.data && sectionFor(mapped, sections.data);
  const [first] = cards;
  const hintId = useId();
  const example = (first?.cell && formOfCell(first.cell)?.form) ?? "";
  return (
    <>
      <p className="text-lg">
        <SpanishText text={skillLine(t, topic, example)} />
      </p>
      {topic.kind === "key" ? (
        <ExampleSentences mapped={mapped} />
      ) : (
        <ExampleForms mapped={mapped} />
      )}
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          {t(`ruleMap.meanings.${cellStatusOf(knowledge, skill, now)}`)}
        </p>
        {state && <SkillRecord state={state} now={now} />}
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/app/review" search={{ skill }}>
          {t("ruleMap.practise")}
        </ButtonLink>
        <ButtonLink
          to="/app/review"
          search={{ skill, check: true }}
          variant="secondary"
          aria-describedby={hintId}
        >
          {t("ruleMap.askNow")}
        </ButtonLink>
      </div>
      <p id={hintId} className="-mt-1 text-[0.9375rem] text-ink-soft">
        {t("ruleMap.askNowHint", { count: Math.min(CHECK_FORMS, cards.length) })}
      </p>
      <div className="-my-2 flex flex-col items-start">
        <PlaceLink place={{ kind: "guide", family, section }} className={`${linkClass} py-2.5`}>
          {t("ruleMap.guide")}
        </PlaceLink>
        <SkillEstimate family={family} skill={skill} />
      </div>
      {state && state.times > state.timesRight && <LastErrors skill={skill} now={now} />}
    </>
  );
}

function SkillRecord({ state, now }: { state: SkillState; now: Instant }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { times, timesRight, day } = state;
  const lastDay = formatRecentDay(language, day, dayIn(now, deviceTimeZone()));
  return (
    <p className="text-ink-soft">
      {t("ruleMap.record", { times, right: timesRight, day: lastDay })}
    </p>
  );
}

/** More examples would not explain more. */
const EXAMPLES = 4;

/** Forms that need the skill, of different verbs where there are any, with links to their tables. */
function ExampleForms({ mapped: { cards } }: { mapped: MappedSkill }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t("ruleMap.examples")} lang="es" className="flex flex-wrap gap-x-2">
      {examplesOf(cards).map(({ verb, tense, form }) => (
        <li key={form}>
          <ChipLink to="/app/verbs" search={{ verb }} hash={tense}>
            {form}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

function examplesOf(cards: readonly SkilledCard[]) {
  const forms = cards.flatMap(({ cell }) => {
    const form = cell && formOfCell(cell)?.form;
    return cell && form ? [{ ...cell, form }] : [];
  });
  const isFirstOf = (key: "verb" | "form") => (one: (typeof forms)[number], place: number) =>
    forms.findIndex((other) => other[key] === one[key]) === place;
  const ofDifferentVerbs = forms.filter(isFirstOf("verb"));
  const chosen = ofDifferentVerbs.length < EXAMPLES ? forms : ofDifferentVerbs;
  return chosen.filter((one) => isFirstOf("form")(one, forms.indexOf(one))).slice(0, EXAMPLES);
}

/** Sentences with the reason for a choice. */
function ExampleSentences({ mapped: { cards, family } }: { mapped: MappedSkill }) {
  const { t } = useTranslation();
  const { data: sentences = [] } = useExercises(family);
  const wanted = new Set(cards.map(cardKey));
  return (
    <ul aria-label={t("ruleMap.examples")} lang="es" className="flex list-disc flex-col gap-1 pl-5">
      {sentences
        .filter((sentence) => wanted.has(cardKey(sentence)))
        .slice(0, EXAMPLES - 1)
        .map(({ item, sentence, answer }) => (
          <li key={item}>
            <SpanishText text={sentence.replace(/_+/, `*${answer}*`)} />
          </li>
        ))}
    </ul>
  );
}

import { allFamilies, cefrLevels, families } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import { newSchedule, review } from "@verbena/core/scheduling/sm2";
import { conjugate, readInfinitive } from "@verbena/spanish";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { FormText } from "#conjugation/form-text.tsx";
import { classNames } from "#ui/class-names.ts";
import type { LandingTexts } from "./landing-texts.ts";
import { PublicLink } from "./public-link.tsx";

type FeatureCardsProps = { language: Language; texts: LandingTexts };

export function FeatureCards({ language, texts }: FeatureCardsProps) {
  const { verbs, review, selections, families } = texts.features;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-12 px-4 pb-16 sm:px-8 sm:pb-20">
      <ul className="grid grid-cols-1 gap-12 lg:grid-cols-2">
        <FeatureCard {...verbs} drawing={<SixPersons />} />
        <FeatureCard {...review} drawing={<ReviewDays language={language} />} />
        <FeatureCard {...selections} drawing={<ChosenVerbs />} />
        <FeatureCard {...families} drawing={<FamiliesByLevel />} />
      </ul>
      <ul className="grid grid-cols-1 gap-x-12 gap-y-8 border-t border-line pt-7 lg:grid-cols-2">
        {Object.values(texts.more).map(({ title, text }) => (
          <li key={title}>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
        <li>
          <h2 className="text-xl">{texts.teachers.title}</h2>
          <p className="mt-2 text-ink-soft">{texts.teachers.text}</p>
          <p className="flex flex-wrap gap-x-6">
            <PublicLink href={`/${language}/try/board`}>{texts.navigation.board}</PublicLink>
            <PublicLink href={`/${language}/try/help`}>{texts.teachers.help}</PublicLink>
          </p>
        </li>
      </ul>
    </div>
  );
}

type FeatureCardProps = { title: string; text: string; drawing: ReactNode };

function FeatureCard({ title, text, drawing }: FeatureCardProps) {
  return (
    <li className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line pt-7 md:max-lg:grid-cols-[20rem_1fr] lg:auto-rows-max">
      <div aria-hidden className="flex flex-col justify-end md:max-lg:justify-start lg:h-14">
        {drawing}
      </div>
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}

function SixPersons() {
  const venir = readInfinitive("venir");
  const forms = "problem" in venir ? [] : conjugate(venir, "presente-indicativo");
  return (
    <p className="grid max-w-80 grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-x-4 text-xl leading-snug whitespace-nowrap">
      {forms.map((form) => (
        <FormText key={form.form} form={form} />
      ))}
    </p>
  );
}

const REVIEWS = 4;

/** Shares of the row. The last interval is as wide as its text. */
const intervalWidths = ["flex-[2]", "flex-[3]", "flex-[4]"];

/** The growing intervals of spaced repetition, for a form that the learner always answers correctly. */
function ReviewDays({ language }: { language: Language }) {
  const inDays = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "day",
    unitDisplay: "long",
  });
  return (
    <ol className="flex max-w-80 flex-wrap gap-y-2 text-sm font-semibold text-ink-soft">
      {reviewDays().map((days, index) => (
        <li
          key={days}
          className={classNames("flex flex-col gap-2", intervalWidths[index] ?? "flex-none")}
        >
          <span className="flex items-center gap-1.5">
            <span className="size-4 shrink-0 rounded-full bg-marigold" />
            {index < REVIEWS - 1 && <span className="mr-1.5 h-0.5 grow rounded-full bg-edge/60" />}
          </span>
          <span>{inDays.format(days)}</span>
        </li>
      ))}
    </ol>
  );
}

function reviewDays(): number[] {
  let schedule = newSchedule;
  return Array.from({ length: REVIEWS }, () => {
    schedule = review(schedule, 5);
    return schedule.interval;
  });
}

const verbs = [
  { verb: "tener", isChosen: true },
  { verb: "hablar", isChosen: false },
  { verb: "decir", isChosen: true },
] as const;

function ChosenVerbs() {
  return (
    <p lang="es" className="flex flex-wrap gap-2">
      {verbs.map(({ verb, isChosen }) => (
        <span
          key={verb}
          className={classNames(
            "inline-flex items-center gap-1.5 rounded-full border px-3 py-1 font-semibold",
            isChosen ? "border-ink bg-ink text-paper" : "border-edge/60 text-ink-soft",
          )}
        >
          {isChosen && <Check aria-hidden className="size-4" />}
          {verb}
        </span>
      ))}
    </p>
  );
}

/** The levels, with a dot for each family that begins there. */
function FamiliesByLevel() {
  return (
    <p className="flex max-w-80 flex-wrap gap-x-7 gap-y-2">
      {cefrLevels.map((level) => (
        <span key={level} className="flex flex-col gap-2">
          <span className="font-display text-xl leading-none font-bold">{level}</span>
          <span className="flex gap-1">
            {allFamilies
              .filter((key) => families[key].level === level)
              .map((key) => (
                <span key={key} className="size-2.5 rounded-full bg-azulejo" />
              ))}
          </span>
        </span>
      ))}
    </p>
  );
}

import { conjugate } from "@verbena/core/conjugation/conjugate";
import type { Form } from "@verbena/core/conjugation/form";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { newSchedule, review, type Schedule } from "@verbena/core/scheduling/sm2";
import type { Language } from "@verbena/core/vocabulary";
import { Check } from "lucide-react";
import { FormText } from "#conjugation/form-text.tsx";
import { classNames } from "#ui/class-names.ts";

/** A verb in its six persons, built as the theory shows it. */
export function SixPersons() {
  return (
    <p className="grid max-w-80 grid-cols-3 gap-x-4 text-xl leading-snug whitespace-nowrap">
      {formsOf("venir").map((form) => (
        <FormText key={form.form} form={form} />
      ))}
    </p>
  );
}

function formsOf(verb: string): readonly Form[] {
  const infinitive = readInfinitive(verb);
  return "problem" in infinitive ? [] : conjugate(infinitive, "presente-indicativo");
}

const REVIEWS = 4;

/** Days on which a form comes back that is always known, further and further apart. */
export function ReviewDays({ language }: { language: Language }) {
  const inDays = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "day",
    unitDisplay: "long",
  });
  return (
    <ol className="grid max-w-80 grid-cols-[2fr_3fr_4fr_auto] text-sm font-semibold text-ink-soft">
      {reviewDays().map((days, index) => (
        <li key={days} className="flex flex-col gap-2">
          <span className="flex items-center gap-1.5">
            <span className="size-4 shrink-0 rounded-full bg-marigold" />
            {index < REVIEWS - 1 && <span className="mr-1.5 h-0.5 grow rounded-full bg-edge/60" />}
          </span>
          <span className="whitespace-nowrap">{inDays.format(days)}</span>
        </li>
      ))}
    </ol>
  );
}

function reviewDays(): number[] {
  const schedules: Schedule[] = [];
  for (let last = newSchedule; schedules.length < REVIEWS; schedules.push(last)) {
    last = review(last, 5);
  }
  return schedules.map(({ interval }) => interval);
}

const verbs = [
  { verb: "tener", chosen: true },
  { verb: "hablar", chosen: false },
  { verb: "decir", chosen: true },
] as const;

/** Verbs, some of them ticked. */
export function ChosenVerbs() {
  return (
    <p lang="es" className="flex flex-wrap gap-2">
      {verbs.map(({ verb, chosen }) => (
        <span
          key={verb}
          className={classNames(
            "inline-flex items-center gap-1.5 rounded-full border px-3 py-1 font-semibold",
            chosen ? "border-ink bg-ink text-paper" : "border-edge/60 text-ink-soft",
          )}
        >
          {chosen && <Check aria-hidden className="size-4" />}
          {verb}
        </span>
      ))}
    </p>
  );
}

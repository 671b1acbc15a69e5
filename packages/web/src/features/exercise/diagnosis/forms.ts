import { formOf } from "@verbena/core/conjugation/conjugate";
import type { Form } from "@verbena/core/conjugation/form";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import type { Cell } from "@verbena/core/diagnosis/cause";
import { withoutMarks } from "@verbena/core/grading/normalise";
import type { Tense } from "@verbena/core/vocabulary";
import type { FormExercise } from "#progress/use-exercises.ts";

/** The engine's form for an exercise, or for another person of its verb and tense. */
export function expectedForm(
  { verb, exerciseKey, person }: FormExercise,
  other = person,
): Form | undefined {
  return cellForm(verb, { tense: exerciseKey, person: other });
}

/** The correct form of a cell. If it has several, the one that the learner typed, with its marks. */
export function correctForm(verb: string, { tense, person }: Cell, given: string): string {
  if (tense === "infinitivo") return verb;
  const form = cellForm(verb, { tense, person });
  if (form === undefined) return given;
  const typed = withoutMarks(given);
  const spellings = [form.form, ...form.also];
  return spellings.find((spelling) => withoutMarks(spelling).endsWith(typed)) ?? form.form;
}

function cellForm(verb: string, cell: { tense: Tense } & Pick<Cell, "person">): Form | undefined {
  const infinitive = readInfinitive(verb);
  return "base" in infinitive ? formOf(infinitive, cell.tense, cell.person) : undefined;
}

/** Whether the typed form is this one, with or without its marks and pronoun. */
export function isFormOf(given: string, form: string): boolean {
  return withoutMarks(form).endsWith(withoutMarks(given).split(" ").at(-1) ?? "");
}

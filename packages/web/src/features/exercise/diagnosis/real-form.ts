import { formOf } from "@verbena/core/conjugation/conjugate";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import type { Cell } from "@verbena/core/diagnosis/cause";
import { withoutMarks } from "@verbena/core/grading/normalise";

/** The form of a cell as it is rightly written: of several, the one that was typed but for marks. */
export function realForm(verb: string, { tense, person }: Cell, given: string): string {
  if (tense === "infinitivo") return verb;
  const infinitive = readInfinitive(verb);
  const form = "base" in infinitive ? formOf(infinitive, tense, person) : undefined;
  if (form === undefined) return given;
  const typed = withoutMarks(given);
  const spellings = [form.form, ...form.also];
  return spellings.find((spelling) => withoutMarks(spelling).endsWith(typed)) ?? form.form;
}

/** Whether that form was typed, be it without its marks or its pronoun. */
export function isFormOf(given: string, form: string): boolean {
  return withoutMarks(form).endsWith(withoutMarks(given).split(" ").at(-1) ?? "");
}

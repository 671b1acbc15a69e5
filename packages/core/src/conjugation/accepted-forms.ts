import type { Person, TableTense } from "../vocabulary.ts";
import { formIn } from "./compound-tenses.ts";
import { readInfinitive } from "./infinitive.ts";

/** The form that an exercise asks for. */
export type AskedCell = { verb: string; tense: TableTense; person: Person | null };

/**
 * The right answers of an exercise: its own first, then the other accepted forms of the same person, *vayamos*
 * beside *vamos*, *idos* beside *iros*. Without *no* where the answer has none. *Ha* is not *hay*.
 */
export function acceptedForms({ verb, tense, person }: AskedCell, answer: string): string[] {
  if (verb === "haber") return [answer];
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formIn(infinitive, tense, person);
  const ofCell = form === undefined ? [] : [form.form, ...form.also];
  const forms = answer.startsWith("no ") ? ofCell : ofCell.map(withoutNo);
  return forms.includes(answer) ? [...new Set([answer, ...forms])] : [answer];
}

const withoutNo = (form: string) => form.replace(/^no /, "");

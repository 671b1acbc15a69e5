import type { Person, TableTense } from "../vocabulary.ts";
import { formIn } from "./compound-tenses.ts";
import { readInfinitive } from "./infinitive.ts";

/** The form that an exercise asks for. */
export type AskedCell = { verb: string; tense: TableTense; person: Person | null };

/**
 * The right answers of an exercise: its own first, then the other accepted forms of the same person, *vayamos*
 * beside *vamos*, *idos* beside *iros*. Where *no* stands in the sentence, *no hables* is right too. *Ha* is
 * not *hay*.
 */
export function acceptedForms({ verb, tense, person }: AskedCell, answer: string): string[] {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formIn(infinitive, tense, person);
  const ofCell = form === undefined ? [] : [form.form, ...form.also];
  if (tense === "imperativo-negativo" && !answer.startsWith("no ")) {
    return acceptedFrom(answer, ofCell.map(withoutNo)).flatMap((one) => [one, `no ${one}`]);
  }
  return verb === "haber" ? [answer] : acceptedFrom(answer, ofCell);
}

const withoutNo = (form: string) => form.replace(/^no /, "");

/** An answer that is no form of the engine stands alone. */
function acceptedFrom(answer: string, forms: readonly string[]): string[] {
  return forms.includes(answer) ? [...new Set([answer, ...forms])] : [answer];
}

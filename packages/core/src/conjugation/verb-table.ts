import { type Tense, tenses } from "../tenses.ts";
import { conjugate } from "./conjugate.ts";
import type { Form } from "./form.ts";
import { readInfinitive } from "./infinitive.ts";
import { type Infinitive, verbOf } from "./verb.ts";

/** Every form of a verb, tense by tense. */
export type VerbTable = { verb: Infinitive; rows: readonly TableRow[] };

export type TableRow = {
  tense: Tense;
  /** With its pronoun when the verb is reflexive. */
  form: Form;
  /** The same form of the verb without -se; `form` itself when the verb is not reflexive. */
  bare: Form;
};

/** The table of an infinitive; null when the text is no infinitive. */
export function verbTable(infinitive: string): VerbTable | null {
  const verb = readInfinitive(infinitive);
  if ("problem" in verb) return null;
  const rows = tenses.flatMap((tense) => {
    const bareForms = conjugate(verbOf(verb.base, false), tense);
    const forms = verb.reflexive ? conjugate(verb, tense) : bareForms;
    return bareForms.map((bare, index): TableRow => ({ tense, form: forms[index] ?? bare, bare }));
  });
  return { verb, rows };
}

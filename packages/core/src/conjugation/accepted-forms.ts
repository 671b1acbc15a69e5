import { formIn } from "./compound-tenses.ts";
import { readInfinitive } from "./infinitive.ts";
import { type AskedCell, formOfVosFor } from "./vos.ts";

/** What is right besides the answer of an exercise. */
export type OtherAnswers = {
  /** The other accepted forms, if there are any: *vayamos* for *vamos*. */
  also?: readonly string[] | undefined;
  /** The form of vos, if it differs, which is right in Latin America: *tenés* for *tienes*. */
  vos?: string | undefined;
};

/** What is right besides this answer of an exercise that asks for a form. */
export function otherAnswers(asked: AskedCell, answer: string): OtherAnswers {
  const [, ...also] = acceptedForms(asked, answer);
  const vos = formOfVosFor(asked);
  return { ...(also.length > 0 && { also }), ...(vos !== null && vos !== answer && { vos }) };
}

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

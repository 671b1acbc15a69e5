import type { Person, TableTense } from "../tenses.ts";
import { attachPronoun, isMonosyllable, stressedVowel, withAccentAt } from "./accent.ts";
import { formOf } from "./conjugate.ts";
import { withoutNo } from "./form.ts";
import { type Infinitive, readInfinitive } from "./infinitive.ts";

/** The tenses in which *vos* has forms of its own (NGLE § 4.7). */
export const tensesOfVos = ["presente-indicativo", "imperativo-afirmativo"] as const;
export type TenseOfVos = (typeof tensesOfVos)[number];

/** Verbs whose forms of vos do not follow from the infinitive. The forms of haber are the same as for tú. */
const irregularForms: Readonly<Record<string, Record<TenseOfVos, string> | null>> = {
  ser: { "presente-indicativo": "sos", "imperativo-afirmativo": "sé" },
  ir: { "presente-indicativo": "vas", "imperativo-afirmativo": "andá" },
  haber: null,
};

/**
 * The form of vos. Presente: without *te*. Imperativo: with *-te* attached. Null when the verb has none.
 *
 * @example formOfVos(levantarse, "presente-indicativo") // "levantás"
 * @example formOfVos(levantarse, "imperativo-afirmativo") // "levantate"
 */
export function formOfVos({ base, reflexive }: Infinitive, tense: TenseOfVos): string | null {
  const listed = irregularForms[base];
  if (listed === null) return null;
  const form = listed?.[tense] ?? regularForm(base, tense);
  const isAttached = reflexive && tense === "imperativo-afirmativo";
  return isAttached ? attachPronoun(form, "te", stressedVowel(form)) : form;
}

/**
 * Puts an accent on the infinitive's vowel and drops its r: *tenés*, *vení*. A single syllable has no accent: *das*.
 */
function regularForm(base: string, tense: TenseOfVos): string {
  const stem = base.slice(0, -1);
  const form = tense === "presente-indicativo" ? `${stem}s` : stem;
  return isMonosyllable(form) ? form : withAccentAt(form, stem.length - 1);
}

/** The form that an exercise asks for. */
export type AskedCell = { verb: string; tense: TableTense; person: Person | null };

/** The form of vos for an exercise that asks for tú: *tenés* for *tienes*, *te levantás*. Null if there is none. */
export function formOfVosFor({ verb, tense, person }: AskedCell): string | null {
  const tenseOfVos = tensesOfVos.find((one) => one === tense);
  const infinitive = readInfinitive(verb);
  if (tenseOfVos === undefined || person !== "tú" || "problem" in infinitive) return null;
  const form = formOfVos(infinitive, tenseOfVos);
  const hasPronounBefore = infinitive.reflexive && tense === "presente-indicativo";
  return form !== null && hasPronounBefore ? `te ${form}` : form;
}

/** What is right besides the answer of an exercise. */
export type OtherAnswers = {
  /** Other accepted forms: *vayamos* for *vamos*. */
  variants?: readonly string[] | undefined;
  /** The form of vos, if it differs: *tenés* for *tienes*. Right in Latin America. */
  vos?: string | undefined;
};

/** What is right besides this answer of an exercise that asks for a form. */
export function otherAnswers(asked: AskedCell, answer: string): OtherAnswers {
  const [, ...variants] = acceptedForms(asked, answer);
  const vos = formOfVosFor(asked);
  return {
    ...(variants.length > 0 && { variants }),
    ...(vos !== null && vos !== answer && { vos }),
  };
}

/**
 * The right answers of an exercise: first its answer, then the other accepted forms of the same person (*vayamos*
 * beside *vamos*, *idos* beside *iros*). Each of them has *no* only if the answer has it. For *haber*, only the
 * answer is right, because *ha* cannot replace *hay*.
 */
export function acceptedForms({ verb, tense, person }: AskedCell, answer: string): string[] {
  if (verb === "haber") return [answer];
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
  const ofCell = form === undefined ? [] : [form.form, ...form.variants];
  const forms = answer.startsWith("no ") ? ofCell : ofCell.map(withoutNo);
  return forms.includes(answer) ? [...new Set([answer, ...forms])] : [answer];
}

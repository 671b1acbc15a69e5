import { isCompoundTense, type Person, type TableTense } from "../tenses.ts";
import { compoundForms } from "./compound-tenses.ts";
import type { Form } from "./form.ts";
import type { Infinitive } from "./infinitive.ts";
import { simpleForm, simpleForms } from "./simple-tenses.ts";

/**
 * The forms of a verb in a tense: six, five in an imperative, one in a tense without persons. Forms that do not exist are
 * left out. In imperatives, `él` and `ellos` mean usted and ustedes.
 *
 * @example conjugate(verbOf("tener"), "preterito-indefinido")[0]?.form // "tuve"
 */
export function conjugate(verb: Infinitive, tense: TableTense): readonly Form[] {
  return isCompoundTense(tense) ? compoundForms(verb, tense) : simpleForms(verb, tense);
}

/**
 * The form of a verb in a tense and person, or undefined when it does not exist: *llover* has no form of yo.
 *
 * @param person null in a tense without persons, such as gerundio
 * @example formOf(verbOf("hablar"), "preterito-perfecto", "tú")?.form // "has hablado"
 */
export function formOf(
  verb: Infinitive,
  tense: TableTense,
  person: Person | null,
): Form | undefined {
  if (!isCompoundTense(tense)) return simpleForm(verb, tense, person);
  return compoundForms(verb, tense).find((form) => form.person === person);
}

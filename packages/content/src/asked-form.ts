import { type Form, formOf, type Person, readInfinitive, type TableTense } from "@verbena/spanish";

type Question = { verb: string; tense: TableTense; person: Person };

/** The form that a sentence asks for, as the engine conjugates it. */
export function askedForm({ verb, tense, person }: Question): Form | undefined {
  const infinitive = readInfinitive(verb);
  return "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
}

/**
 * Whether an answer is a usual or another accepted form (*ha* and *hay*). The *no* of a negative imperative stands in
 * the sentence, not in the answer.
 */
export function isRightAnswer(question: Question, answer: string): boolean {
  const form = askedForm(question);
  const no = question.tense === "imperativo-negativo" ? "no " : "";
  return form !== undefined && [form.form, ...form.variants].includes(no + answer);
}

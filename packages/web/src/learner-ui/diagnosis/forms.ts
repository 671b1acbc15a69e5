import {
  comparable,
  type Form,
  formOf,
  longTenseName,
  readInfinitive,
  reflexivePronouns,
  type TableTense,
  type Tense,
  withoutMarks,
  withoutPunctuation,
} from "@verbena/spanish";
import { type Cell, parseAnswer } from "@verbena/spanish/diagnose";
import { personName } from "#conjugation/person-name.ts";
import type { AskedForm } from "#progress/use-exercises.ts";

/** A form that an exercise asks for. */
export type Asked = AskedForm<Tense> & {
  /** The usual answer. Given if `answer` is another accepted form, nearer to the learner's text. */
  usual?: string | undefined;
};

/** The name of the asked person, or of a tense without persons. */
export const askedPerson = ({ person, tense }: AskedForm): string =>
  person === null ? longTenseName(tense) : personName(person, tense);

/** The engine's form for an exercise, or for another person of its verb and tense. */
export function expectedForm(
  exercise: Pick<AskedForm, "verb" | "tense" | "person">,
  person = exercise.person,
): Form | undefined {
  return formInCell(exercise.verb, { tense: exercise.tense, person });
}

/** The correct form of a tense and person. If several are accepted, the one that the learner typed, with its marks. */
export function correctForm(verb: string, { tense, person }: Cell, given: string): string {
  if (tense === "infinitivo") return infinitiveOf(verb, given);
  const form = formInCell(verb, { tense, person });
  if (form === undefined) return given;
  return [form.form, ...form.variants].find((spelling) => isFormOf(given, spelling)) ?? form.form;
}

/**
 * The form of a tense and person that the learner typed, with its marks. If the learner typed the pronoun of another
 * person, the form has no pronoun: *levanta* for *me levanta*.
 */
export function typedForm(verb: string, cell: Cell, given: string): string {
  const form = correctForm(verb, cell, given);
  const typed = withoutNo(parseAnswer(given).plain);
  return typed === withoutMarks(withoutNo(form)) ? form : withoutPronoun(form);
}

const withoutNo = (text: string) => text.replace(/^no /, "");

/** The infinitive, with the pronoun that the learner typed: *levantaros* for *levantarse*. */
function infinitiveOf(verb: string, given: string): string {
  if (!verb.endsWith("se")) return verb;
  const spellings = Object.values(reflexivePronouns).map((pronoun) => verb.slice(0, -2) + pronoun);
  return spellings.find((spelling) => isFormOf(given, spelling)) ?? verb;
}

function formInCell(
  verb: string,
  cell: { tense: TableTense } & Pick<Cell, "person">,
): Form | undefined {
  const infinitive = readInfinitive(verb);
  return "problem" in infinitive ? undefined : formOf(infinitive, cell.tense, cell.person);
}

/** Whether an answer is this form, apart from marks, capitals, punctuation and the pronoun. */
export function isFormOf(given: string, form: string): boolean {
  const word = (text: string) => withoutMarks(withoutPronoun(withoutPunctuation(comparable(text))));
  return word(given) === word(form);
}

/** The last word of a form: *lavé* of *me lavé*. */
const withoutPronoun = (form: string) => form.split(" ").at(-1) ?? "";

import { formIn } from "../conjugation/compound-tenses.ts";
import { readInfinitive } from "../conjugation/infinitive.ts";
import { definitionOf, type PastTense } from "../families.ts";
import { withoutMarks } from "../grading/normalise.ts";
import type { FillInAnswer } from "../session/fill-in-context.ts";
import type { Person } from "../tenses.ts";
import { parseAnswer } from "./answer-parts.ts";
import { formsOf } from "./verb-forms.ts";

export type FillInQuestion = FillInAnswer & {
  /** null for a word. */
  person: Person | null;
  /** The learner's answer: any text. */
  given: string;
};

/** The right person's form in another tense of the family. */
export type WrongPastCause = {
  code: "wrong-past";
  tense: PastTense;
  /** The form of that tense, with its accents. */
  form: string;
  wanted: PastTense;
};

/** A form of another verb of the family, in any tense and person. */
export type WrongToBeCause = { code: "wrong-to-be"; verb: string };

/** The learner chose another tense or verb of the family. */
export type ChoiceCause = WrongPastCause | WrongToBeCause;

/**
 * The other tense or verb of the family whose form a wrong answer is, with or without its accents; null for any other
 * answer.
 *
 * @example for *comía* in place of *comí*: { code: "wrong-past", tense: "preterito-imperfecto", form: "comía" }
 */
export function otherChoice(question: FillInQuestion): ChoiceCause | null {
  const definition = definitionOf(question.family);
  if ("choiceOfTense" in definition) {
    return otherTense(Object.values(definition.choiceOfTense), question);
  }
  if ("choiceOfVerb" in definition) {
    return otherVerb(Object.values(definition.choiceOfVerb), question);
  }
  return null;
}

function otherTense(
  tenses: readonly PastTense[],
  { infinitive, tense: asked, person, given }: FillInQuestion,
): WrongPastCause | null {
  const verb = readInfinitive(infinitive ?? "");
  const wanted = tenses.find((tense) => tense === asked);
  if ("problem" in verb || wanted === undefined) return null;
  const { text, plain } = parseAnswer(given);
  const others = tenses
    .filter((tense) => tense !== wanted)
    .flatMap((tense) => {
      const found = formIn(verb, tense, person);
      return [found?.form ?? [], found?.also ?? []].flat().map((form) => ({ tense, form }));
    });
  const other =
    others.find(({ form }) => form === text) ??
    others.find(({ form }) => withoutMarks(form) === plain);
  return other ? { code: "wrong-past", ...other, wanted } : null;
}

const participles: Readonly<Record<string, string>> = {
  sido: "ser",
  estado: "estar",
  habido: "haber",
};

function otherVerb(
  verbs: readonly string[],
  { infinitive, given }: FillInQuestion,
): WrongToBeCause | null {
  const { words } = parseAnswer(given);
  const [first = "", second] = words.map(withoutMarks);
  // In a compound form, the participle tells the verb: *ha estado*.
  const compound = second === undefined ? undefined : participles[second];
  const isForm = (verb: string) =>
    second === undefined ? formsOf(verb)?.bySpelling.has(first) : compound === verb;
  const other = verbs.find((verb) => verb !== infinitive && isForm(verb));
  return other === undefined ? null : { code: "wrong-to-be", verb: other };
}

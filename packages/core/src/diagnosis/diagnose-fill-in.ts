import {
  comparable,
  formOf,
  type Person,
  readInfinitive,
  withoutMarks,
  withoutPunctuation,
} from "@verbena/spanish";
import { cellsSpelled, findTypo, parseAnswer, type TypoCause } from "@verbena/spanish/diagnose";
import type { ChoiceError, WordConfusion } from "../causes.ts";
import {
  choicesIn,
  type FillInFamily,
  type FillInWord,
  families,
  fillInDefinitionOf,
  isFillInWord,
  type OtherWord,
  otherWordOf,
  type TenseOfChoice,
} from "../families.ts";
import type { FillInAnswer } from "../session/fill-in-context.ts";

/** A sentence that asks for a word, and the answer as the learner typed it. */
type WordQuestion = { family: FillInFamily; expected: string; given: string };

/** Another word of the family. */
export type WordConfusionCause = { code: WordConfusion; chosen: FillInWord };

/** The answer is no word of the family. */
export type UnknownWordCause = { code: "unknown"; word: OtherWord | null };

/** A cause of a wrong answer in a family of words. */
export type WordCause = WordConfusionCause | TypoCause | { code: "accent" } | UnknownWordCause;

/**
 * The causes of a wrong answer, best first: at least one. Empty for the right word; case and surrounding space are
 * ignored. A typo in another word of the family counts as that word and a typo.
 *
 * @example diagnoseWord({ family: "desde-hace", expected: "desde", given: "desde hace" }) // [{ code: "needs-duration",
 *   chosen: "desde hace" }]
 */
export function diagnoseWord({
  family,
  expected,
  given: text,
}: WordQuestion): readonly WordCause[] {
  const given = comparable(text);
  if (given === expected) return [];
  const plain = withoutMarks(given);
  if (plain === expected) return [{ code: "accent" }];
  const others = choicesIn(family)
    .filter(isFillInWord)
    .filter((word) => word !== expected);
  const chosen = others.find((word) => word === plain);
  if (chosen) return [confusion(family, chosen)];
  const word = otherWordOf(family, withoutPunctuation(plain));
  if (word) return [{ code: "unknown", word }];
  const typo = findTypo(given, expected);
  if (typo) return [typo];
  for (const word of others) {
    const typo = findTypo(given, word);
    if (typo) return [confusion(family, word), typo];
  }
  return [{ code: "unknown", word: null }];
}

function confusion(family: FillInFamily, chosen: FillInWord): WordConfusionCause {
  const definition = fillInDefinitionOf(family);
  const choice = definition.asks === "word" ? definition.choices[chosen] : undefined;
  return { code: choice?.confusion ?? "other-word", chosen };
}

export type FillInQuestion = Omit<FillInAnswer, "answer"> & {
  /** null for a word. */
  person: Person | null;
  /** The answer as the learner typed it. */
  given: string;
};

/** The right person's form in another tense of the family. */
export type OtherTenseCause = {
  code: ChoiceError;
  tense: TenseOfChoice;
  /** The form of that tense, with its accents. */
  form: string;
  asked: TenseOfChoice;
};

/** A form of another verb of the family, in any tense and person. */
export type OtherVerbCause = { code: ChoiceError; verb: string };

/** The learner chose another tense or verb of the family. */
export type ChoiceCause = OtherTenseCause | OtherVerbCause;

/**
 * If a wrong answer is a form of another tense or verb of the family, with or without its accents: this tense or verb.
 * Null for any other answer.
 *
 * @example for *comía* in place of *comí*: { code: "wrong-past", tense: "preterito-imperfecto", form: "comía" }
 */
export function otherChoice(question: FillInQuestion): ChoiceCause | null {
  const definition = families[question.family];
  const code = "wrongChoice" in definition ? definition.wrongChoice : undefined;
  if (code === undefined) return null;
  if (definition.asks === "tense") {
    const other = otherTense(
      Object.values(definition.choices).map(({ tense }) => tense),
      question,
    );
    return other && { code, ...other };
  }
  if (definition.asks !== "verb") return null;
  const verb = otherVerb(
    Object.values(definition.choices).map(({ verb }) => verb),
    question,
  );
  return verb === undefined ? null : { code, verb };
}

function otherTense(
  tenses: readonly TenseOfChoice[],
  { infinitive, tense: askedTense, person, given }: FillInQuestion,
): Omit<OtherTenseCause, "code"> | null {
  const verb = readInfinitive(infinitive ?? "");
  const asked = tenses.find((tense) => tense === askedTense);
  if ("problem" in verb || asked === undefined) return null;
  const { text, plain } = parseAnswer(given);
  const others = tenses
    .filter((tense) => tense !== asked)
    .flatMap((tense) => {
      const found = formOf(verb, tense, person);
      return [found?.form ?? [], found?.variants ?? []].flat().map((form) => ({ tense, form }));
    });
  const other =
    others.find(({ form }) => form === text) ??
    others.find(({ form }) => withoutMarks(form) === plain);
  return other ? { ...other, asked } : null;
}

function otherVerb(
  verbs: readonly string[],
  { infinitive, given }: FillInQuestion,
): string | undefined {
  const { words } = parseAnswer(given);
  const [first = "", second] = words.map(withoutMarks);
  return verbs.find((verb) => {
    if (verb === infinitive) return false;
    if (second === undefined) return cellsSpelled(verb, first).length > 0;
    // In a compound form, the participle tells the verb: *ha estado*.
    return cellsSpelled(verb, second).some(({ tense }) => tense === "participio");
  });
}

import { verbsLike, verbsWith } from "@verbena/core/drill/choose-verbs";
import { type DrillQuestion, drillQuestions } from "@verbena/core/drill/drill-questions";
import {
  formOfVosFor,
  type Infinitive,
  isCompoundTense,
  longTenseName,
  type Person,
} from "@verbena/spanish";
import { searchInfinitive } from "@verbena/spanish/verbs";
import { personName } from "#conjugation/person-name.ts";
import type { DrillExercise } from "#progress/use-exercises.ts";
import { countWords, type DrillPlan, listedWords, modelIn } from "./drill-plan.ts";

/** A list is read up to its tenth word that is not in the dictionaries, because each such word gets a note. */
const NOTES_MAX = 10;

/** A word that is not in the dictionaries, with verbs that the learner may have meant. */
export type DoubtfulWord = { word: string; suggestions: readonly string[] };

export type ReadList = {
  verbs: readonly Infinitive[];
  /** Words that are not infinitives. */
  unread: readonly DoubtfulWord[];
  /** Verbs that are not in the dictionaries. The engine conjugates them by their ending. */
  unknown: readonly DoubtfulWord[];
  /** The last word that was read, if the list is too long. Null if the whole list was read. */
  readUpTo: string | null;
};

/** Reads a list of infinitives. Keeps each verb once. */
export function readList(text: string): ReadList {
  const verbs = new Map<string, Infinitive>();
  const unread = new Map<string, DoubtfulWord>();
  const unknown = new Map<string, DoubtfulWord>();
  const words = listedWords(text);
  let read = 0;
  while (read < words.length && unread.size + unknown.size < NOTES_MAX) {
    const word = words[read++] ?? "";
    const { suggestions, ...found } = searchInfinitive(word);
    if ("problem" in found) unread.set(word, { word, suggestions });
    else {
      verbs.set(found.verb.infinitive, found.verb);
      if (!found.isKnown) unknown.set(word, { word, suggestions });
    }
  }
  const readUpTo = read < countWords(text) ? (words[read - 1] ?? null) : null;
  return {
    verbs: [...verbs.values()],
    unread: [...unread.values()],
    unknown: [...unknown.values()],
    readUpTo,
  };
}

/** The verbs of a plan, and its words that are not verbs. */
export function readPlan({ source, verbs, like, kinds, tenses }: DrillPlan): ReadList {
  if (source === "verbs") return readList(verbs);
  if (source === "kinds") {
    const found = kinds.length === 0 ? [] : verbsWith(kinds, tenses);
    return { verbs: found, unread: [], unknown: [], readUpTo: null };
  }
  const list = readList(modelIn(like));
  return { ...list, verbs: list.verbs.flatMap(verbsLike) };
}

/** Every form that a plan asks for, in random order. */
export function questionsOf(
  plan: DrillPlan,
  seed: number,
  { verbs }: ReadList = readPlan(plan),
): DrillQuestion[] {
  const { source, kinds, tenses, persons } = plan;
  return drillQuestions({ verbs, tenses, persons, kinds: source === "kinds" ? kinds : [] }, seed);
}

/** Why a plan has no forms, as the key of a text. */
export function whyNoForms(
  { source, kinds, tenses, persons }: DrillPlan,
  { verbs }: Pick<ReadList, "verbs">,
) {
  if (source === "kinds" && kinds.length === 0) return "chooseKind";
  if (tenses.length === 0) return "chooseTense";
  if (verbs.length === 0) return source === "kinds" ? "noneOfKind" : "chooseVerb";
  return persons.length === 0 ? "choosePerson" : "noForms";
}

const BLANK = "_______";

/** A question for the exercise screen. */
export function drillExercise({ verb, tense, person, accepted }: DrillQuestion): DrillExercise {
  const [answer, ...variants] = accepted;
  return {
    kind: "drill",
    item: verb.infinitive,
    context: `${tense} ${person ?? ""}`,
    verb: verb.infinitive,
    tense,
    tenseName: longTenseName(tense).toLowerCase(),
    person,
    answer,
    variants,
    vos: formOfVosFor({ verb: verb.infinitive, tense, person }) ?? undefined,
    hasSeveralWords: verb.reflexive || isCompoundTense(tense) || tense === "imperativo-negativo",
    sentence: sentenceOf(person, tense),
    timeMarker: null,
    subject: null,
    alone: true,
  };
}

/** The blank with its pronoun. An imperative has no subject, and the addressed person follows in parentheses. */
function sentenceOf(person: Person | null, tense: DrillQuestion["tense"]): string {
  if (person === null) return BLANK;
  const isImperative = tense === "imperativo-afirmativo" || tense === "imperativo-negativo";
  return isImperative ? `${BLANK} (${personName(person, tense)})` : `${person} ${BLANK}`;
}

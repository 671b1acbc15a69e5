import type { Infinitive, InfinitiveProblem } from "@verbena/core/conjugation/infinitive";
import { isKnownVerb } from "@verbena/core/conjugation/known-verbs";
import { searchInfinitive } from "@verbena/core/conjugation/search-infinitive";
import { verbsLike, verbsWith } from "@verbena/core/drill/choose-verbs";
import { type DrillQuestion, drillQuestions } from "@verbena/core/drill/drill-questions";
import { type DrillPlan, listedWords } from "./drill-plan.ts";

/** More verbs than a learner types; a longer list is cut. */
const VERBS_MAX = 200;

/** A word that is no infinitive, with verbs that may have been meant. */
export type UnreadWord = InfinitiveProblem & { word: string };

export type ReadList = { verbs: readonly Infinitive[]; unread: readonly UnreadWord[] };

/** Reads a list of infinitives; each verb once. */
export function readList(text: string): ReadList {
  const verbs = new Map<string, Infinitive>();
  const unread = new Map<string, UnreadWord>();
  for (const word of listedWords(text).slice(0, VERBS_MAX)) {
    const verb = searchInfinitive(word, isKnownVerb);
    if ("problem" in verb) unread.set(word, { ...verb, word });
    else verbs.set(verb.infinitive, verb);
  }
  return { verbs: [...verbs.values()], unread: [...unread.values()] };
}

/** The verbs of a plan, and the words that are none. */
export function readPlan({ source, verbs, like, kinds, tenses }: DrillPlan): ReadList {
  if (source === "verbs") return readList(verbs);
  if (source === "kinds") {
    return { verbs: kinds.length === 0 ? [] : verbsWith(kinds, tenses), unread: [] };
  }
  const { verbs: models, unread } = readList(like);
  const [model] = models;
  return { verbs: model ? verbsLike(model) : [], unread };
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

import { setImmediate as nextTurn } from "node:timers/promises";
import { type Day, dayIn, type Instant } from "@verbena/core/calendar";
import { type Family, forEveryFamily, isConjugationFamily } from "@verbena/core/families";
import type { Knowledge } from "@verbena/core/knowledge/knowledge";
import { knownForms } from "@verbena/core/knowledge/known-forms";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import { isPractised, type PracticeChoice } from "@verbena/core/session/practice-choice";
import type { Catalogue } from "../content/catalogue.ts";
import type { ArchivedEvent } from "../db/schema.ts";
import { foldKnowledge } from "./fold-knowledge.ts";

/** How many forms of a conjugation family a learner knew: see the columns of `knowledge_days`. */
export type KnownCounts = { shown: number; expected: number; forms: number };
export type KnownDay = KnownCounts & { family: Family; day: Day };

export type CountForms = (family: Family, knowledge: Knowledge, at: Instant) => KnownCounts;

/** The memory of the forms themselves is left out: the log says no more of it than what it was before each answer. */
const noCards = forEveryFamily(() => ({ cards: {} }));

/** Counts the forms that a learner practises. Computes the skills of a family's forms once. */
export function countPractised(
  { firstSentences }: Catalogue,
  choice: Pick<PracticeChoice, "persons" | "region">,
): CountForms {
  const cards = [...firstSentences.values()].filter((card) => isPractised(card, choice));
  const formsByFamily = new Map<Family, Parameters<typeof knownForms>[0]>();
  const formsOf = (family: Family) => {
    const ofFamily = cards.filter((card) => card.family === family);
    return ofFamily.map((card) => ({ ...card, skills: skillsOf(card) }));
  };
  return (family, knowledge, at) => {
    const forms = formsByFamily.get(family) ?? formsOf(family);
    formsByFamily.set(family, forms);
    const { shown, expected } = knownForms(forms, noCards, knowledge, at);
    return { shown, expected: Math.round(expected.mean), forms: forms.length };
  };
}

/**
 * Folds events as `foldKnowledge` does. Counts what the learner knew of each conjugation family after its last answer of
 * each day, so that an answer to another family never changes the count of a day.
 */
export async function foldDays(
  before: Knowledge,
  events: readonly ArchivedEvent[],
  catalogue: Catalogue,
  countForms: CountForms,
): Promise<{ knowledge: Knowledge; days: KnownDay[] }> {
  const days: KnownDay[] = [];
  let knowledge = before;
  let folded = 0;
  for (const { place, family, day, at } of endsOfDays(events)) {
    knowledge = await foldKnowledge(knowledge, events.slice(folded, place + 1), catalogue);
    folded = place + 1;
    days.push({ family, day, ...countForms(family, knowledge, at) });
    await nextTurn();
  }
  return { knowledge: await foldKnowledge(knowledge, events.slice(folded), catalogue), days };
}

type EndOfDay = { place: number; family: Family; day: Day; at: Instant };

/** The last answer to each conjugation family on each day, in the order of the log. */
function endsOfDays(events: readonly ArchivedEvent[]): EndOfDay[] {
  const ends = new Map<string, EndOfDay>();
  for (const [place, { kind, family, answeredAt: at, timeZone }] of events.entries()) {
    if (kind !== "answer" || !isConjugationFamily(family)) continue;
    const day = dayIn(at, timeZone);
    ends.set(`${family} ${day}`, { place, family, day, at });
  }
  return [...ends.values()].sort((one, other) => one.place - other.place);
}

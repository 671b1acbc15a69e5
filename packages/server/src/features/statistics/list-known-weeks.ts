import { type Day, dayIn, mondayOf, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import { type Family, isConjugationFamily } from "@verbena/core/families";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { Catalogue } from "../../content/catalogue.ts";
import { readPracticeChoice } from "../../db/queries.ts";
import { countPractised, type KnownCounts } from "../../knowledge/known-days.ts";
import { readKnowledge } from "../../knowledge/read-knowledge.ts";
import { readKnownDays } from "../../knowledge/read-known-days.ts";

/** How many forms a learner knew at the end of a week, or knows now. */
export type KnownWeek = KnownCounts & { monday: Day };

/** A year and the current week. */
const WEEKS_MAX = 53;

/**
 * What a learner knew of the chosen conjugation families at the end of each week, from the first with an answer to the
 * current one. A family without practice in a week keeps its last count; today, all are counted again, because skills fade.
 */
export async function listKnownWeeks(
  learner: RequestContext,
  catalogue: Catalogue,
  timeZone: string,
): Promise<KnownWeek[]> {
  const choice = await readPracticeChoice(learner.db, learner.user.id);
  const chosen = choice.families.filter(isConjugationFamily);
  const days = (await readKnownDays(learner, catalogue)).filter(({ family }) =>
    chosen.some((one) => one === family),
  );
  const [first] = days;
  if (first === undefined) return [];
  const now = learner.now.toISOString();
  const lastMonday = mondayOf(dayIn(now, timeZone));
  const daysByWeek = Map.groupBy(days, ({ day }) => mondayOf(day));
  const counts = new Map<Family, KnownCounts>();
  const weeks: KnownWeek[] = [];
  for (
    let monday = mondayOf(first.day);
    monday < lastMonday;
    monday = shiftDay(monday, WEEK_DAYS)
  ) {
    for (const known of daysByWeek.get(monday) ?? []) counts.set(known.family, known);
    weeks.push({ monday, ...sumOf([...counts.values()]) });
  }
  const { knowledge } = await readKnowledge(learner, catalogue);
  const countForms = countPractised(catalogue, choice);
  const begun = [...new Set(days.map(({ family }) => family))];
  const today = begun.map((family) => countForms(family, knowledge, now));
  return [...weeks, { monday: lastMonday, ...sumOf(today) }].slice(-WEEKS_MAX);
}

function sumOf(counts: readonly KnownCounts[]): KnownCounts {
  const sum = (name: keyof KnownCounts) => counts.reduce((total, one) => total + one[name], 0);
  return { shown: sum("shown"), expected: sum("expected"), forms: sum("forms") };
}

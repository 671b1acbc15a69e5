import { asc, eq } from "drizzle-orm";
import type { Catalogue } from "../content/catalogue.ts";
import type { Database } from "../db/database.ts";
import { columnsOf, readPracticeChoice } from "../db/queries.ts";
import { knowledgeDays } from "../db/schema.ts";
import { countPractised, foldDays, type KnownDay } from "./known-days.ts";
import { readAfterSnapshot, readKnowledge } from "./read-knowledge.ts";

/** What a learner knew of each conjugation family on each day of practice, earliest first. */
export async function readKnownDays(
  learner: { db: Database; user: { id: string } },
  catalogue: Catalogue,
): Promise<KnownDay[]> {
  const { db, user } = learner;
  // Stores a snapshot with its days if there is none, or if many answers came after it.
  await readKnowledge(learner, catalogue);
  const { userId, day, family } = knowledgeDays;
  const stored = await db
    .select(columnsOf(knowledgeDays, "family", "day", "shown", "expected", "forms"))
    .from(knowledgeDays)
    .where(eq(userId, user.id))
    .orderBy(asc(day), asc(family));
  const later = await readAfterSnapshot(learner);
  if (!later) return stored;
  const countForms = countPractised(catalogue, await readPracticeChoice(db, user.id));
  const { days } = await foldDays(later.knowledge, later.events, catalogue, countForms);
  const keyOf = (one: KnownDay) => `${one.day} ${one.family}`;
  const byKey = new Map([...stored, ...days].map((one) => [keyOf(one), one]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, known]) => known);
}

import { firstFamilies, type PracticeChoice } from "@verbena/core/session/practice-choice";
import { persons } from "@verbena/core/tenses";
import { eq } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { profiles } from "./schema.ts";

/** The columns of a profile that decide what is asked. */
export const practiceChoice = {
  families: profiles.families,
  persons: profiles.persons,
  region: profiles.region,
};

/** What a learner has chosen to practise; without a profile, what a new one has. */
export async function readPracticeChoice(db: Queryable, userId: string): Promise<PracticeChoice> {
  const [stored] = await db.select(practiceChoice).from(profiles).where(eq(profiles.id, userId));
  return stored ?? { families: firstFamilies, persons, region: "spain" };
}

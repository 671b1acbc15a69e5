import { type Day, dayIn, shiftDay } from "@verbena/core/calendar";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { Database } from "../../../db/database.ts";
import { type ClassMember, pupilsOf } from "../../../policy/classes.ts";
import { type ClassConfusion, classConfusions } from "./class-confusions.ts";
import { readPractice } from "./read-practice.ts";
import type { ConfusionsQuery } from "./schema.ts";

export type ClassConfusions = {
  /** The first day that counts. */
  from: Day;
  /** Pupils of the class. */
  pupils: number;
  confusions: ClassConfusion[];
};

/** More would be a long list of single errors. */
const CONFUSIONS_MAX = 40;

/** What the pupils of a class get wrong, those errors first that most of them make. */
export async function listConfusions(
  { db, now, catalogue }: { db: Database; now: Date; catalogue: Catalogue },
  member: ClassMember,
  { days, family }: ConfusionsQuery,
): Promise<ClassConfusions> {
  const { timeZone } = member;
  const pupils = await pupilsOf(db, member);
  const from = shiftDay(dayIn(now.toISOString(), timeZone), 1 - days);
  const practised = await readPractice(db, pupils, { from, timeZone, family });
  const confusions = classConfusions(practised, catalogue).slice(0, CONFUSIONS_MAX);
  return { from, pupils: pupils.length, confusions };
}

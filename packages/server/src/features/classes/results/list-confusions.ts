import { type Day, dayIn, shiftDay } from "@verbena/core/calendar";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { Database } from "../../../db/database.ts";
import { type ClassMember, pupilsOf } from "../../../policy/classes.ts";
import { assignmentErrors } from "./assignment-errors.ts";
import { type ClassConfusion, classConfusions } from "./class-confusions.ts";
import { readCopies, readErrors } from "./read-practice.ts";
import type { ConfusionsQuery } from "./schema.ts";

export type ClassConfusions = {
  /** The first day that counts, if the class has too many errors for the whole period. */
  since: Day | null;
  /** Pupils of the class. */
  pupils: number;
  confusions: ClassConfusion[];
};

/** More would be a long list of single errors. */
const CONFUSIONS_MAX = 40;

/**
 * What the pupils of a class get wrong, those errors first that most of them make. In an assignment, with names and
 * sentences.
 */
export async function listConfusions(
  { db, now, catalogue }: { db: Database; now: Date; catalogue: Catalogue },
  member: ClassMember,
  { days, family, assignment }: ConfusionsQuery,
): Promise<ClassConfusions> {
  const { classId, timeZone } = member;
  const pupils = await pupilsOf(db, member);
  const from = shiftDay(dayIn(now.toISOString(), timeZone), 1 - days);
  const period = { from, timeZone, families: family && [family] };
  const found = assignment
    ? assignmentErrors(await readCopies(db, pupils, { classId, assignmentId: assignment }), {
        ...period,
        catalogue,
      })
    : await readErrors(db, pupils, period);
  const names = assignment && new Map(pupils.map(({ userId, name }) => [userId, name]));
  return {
    since: found.from > from ? found.from : null,
    pupils: pupils.length,
    confusions: classConfusions(found.errors, {
      catalogue,
      max: CONFUSIONS_MAX,
      ...(names && { names }),
    }),
  };
}

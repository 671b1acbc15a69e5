import { dayIn } from "@verbena/core/calendar";
import { diagnosisCodes } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { type CountedCause, countCauses } from "./queries.ts";
import type { CausesQuery } from "./schema.ts";

type Reader = { db: Database; user: SessionUser; now: Date };

/**
 * What went wrong in a family over the last days of the learner's calendar: the causes that cost
 * most first, equal ones in core's order.
 */
export async function listCauses(
  { db, user, now }: Reader,
  { exercise, days, timeZone }: CausesQuery,
): Promise<CountedCause[]> {
  const today = dayIn(now.toISOString(), timeZone);
  const causes = await countCauses(db, user.id, { exerciseKey: exercise, days, today });
  return causes.sort((a, b) => b.count - a.count || placeOf(a) - placeOf(b));
}

const placeOf = ({ cause }: CountedCause) => diagnosisCodes.indexOf(cause);

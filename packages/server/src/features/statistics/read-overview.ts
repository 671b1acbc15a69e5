import { dayIn, type Instant } from "@verbena/core/calendar";
import { levelOf } from "@verbena/core/levels";
import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { type Counts, findTotals } from "./queries.ts";

/** Where a learner stands in a family. */
export type FamilyOverview = {
  /** Answers of the learner's day, also those that arrive late. */
  today: Counts;
  /** Answers since the beginning, or since the last reset. */
  total: Counts;
  /** Index of the level that the total of correct answers gives. */
  level: number;
  /** When the learner last confirmed a level; null before the first. */
  lastLevelUpAt: Instant | null;
};

type Reader = { db: Database; user: SessionUser; now: Date };

const none: Counts = { attempts: 0, correct: 0 };

/**
 * Today and totals of every family, also of those that were never practised.
 *
 * @param timeZone decides which day is today
 */
export async function readOverview(
  { db, user, now }: Reader,
  timeZone: string,
): Promise<Record<ExerciseKey, FamilyOverview>> {
  const rows = await findTotals(db, user.id, dayIn(now.toISOString(), timeZone));
  const overviewOf = (family: ExerciseKey): FamilyOverview => {
    const row = rows.find(({ exerciseKey }) => exerciseKey === family);
    if (!row) return { today: none, total: none, level: 0, lastLevelUpAt: null };
    const { attempts, correct, todayAttempts, todayCorrect, lastLevelUpAt } = row;
    return {
      today: { attempts: todayAttempts, correct: todayCorrect },
      total: { attempts, correct },
      level: levelOf(correct),
      lastLevelUpAt: lastLevelUpAt && new Date(lastLevelUpAt).toISOString(),
    };
  };
  const families = exerciseKeys.map((family) => [family, overviewOf(family)]);
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(families) as Record<ExerciseKey, FamilyOverview>;
}

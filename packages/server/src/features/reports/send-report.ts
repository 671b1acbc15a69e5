import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { exerciseKeyOf, findStoredExercises } from "../../content/stored-exercise.ts";
import type { Database } from "../../db/database.ts";
import { invalidInput } from "../../errors/app-error.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { type Report, toReport } from "./list-reports.ts";
import { findReport, upsertReport } from "./queries.ts";
import type { ReportInput } from "./schema.ts";

type Sender = {
  db: Database;
  content: ContentStore;
  rateLimits: RateLimits;
  user: SessionUser;
  now: Date;
};

/**
 * Stores a report. Sending it again under its id replaces it, until it is answered.
 *
 * @throws AppError invalid_input for an unknown exercise, rate_limited for too many reports
 */
export async function sendReport(sender: Sender, input: ReportInput): Promise<Report> {
  const { db, content, rateLimits, user, now } = sender;
  const catalogue = await content.current();
  const known = await findReport(db, user.id, input.id);
  if (known?.answeredAt) return toReport(known, catalogue);
  // A hidden exercise can be reported: the learner may still have it on the screen.
  const [exercise] = await findStoredExercises(db, [input.exerciseId]);
  if (!exercise || exerciseKeyOf(exercise) !== input.exerciseKey) {
    throw invalidInput("exerciseId", "unknownExercise");
  }
  if (!known) await rateLimits.consume("report-by-user", user.id);
  const row = {
    ...input,
    userId: user.id,
    comment: input.comment || null,
    given: input.given || null,
    createdAt: known?.createdAt ?? now.toISOString(),
    answer: null,
    answeredAt: null,
    answeredBy: null,
    readAt: null,
  };
  await upsertReport(db, row);
  return toReport((await findReport(db, user.id, input.id)) ?? row, catalogue);
}

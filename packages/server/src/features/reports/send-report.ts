import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { findStoredExercises } from "../../content/stored-exercise.ts";
import { invalidInput } from "../../errors/app-error.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { findReport, upsertReport } from "./queries.ts";
import { type Report, reportJson } from "./report-json.ts";
import type { ReportInput } from "./schema.ts";

type Sender = RequestContext & { content: ContentStore; rateLimits: RateLimits };

/**
 * Stores a report. A report with the same id is replaced, unless it was answered or closed.
 *
 * @throws AppError invalid_input for an unknown exercise, rate_limited for too many reports
 */
export async function sendReport(sender: Sender, input: ReportInput): Promise<Report> {
  const { db, content, rateLimits, user, now } = sender;
  const catalogue = await content.current();
  const stored = await findReport(db, user.id, input.id);
  if (stored?.answeredAt) return reportJson(stored, catalogue);
  // A hidden exercise can be reported, since the learner may still see it.
  const [exercise] = await findStoredExercises(db, [input.exerciseId]);
  if (!exercise || exercise.family !== input.family) {
    throw invalidInput("exerciseId", "unknownExercise");
  }
  if (!stored) await rateLimits.consume("report", user.id);
  const row = {
    ...input,
    userId: user.id,
    comment: input.comment || null,
    given: input.given || null,
    createdAt: stored?.createdAt ?? now.toISOString(),
    answer: null,
    answeredAt: null,
    answeredBy: null,
    readAt: null,
  };
  await upsertReport(db, row);
  return reportJson((await findReport(db, user.id, input.id)) ?? row, catalogue);
}

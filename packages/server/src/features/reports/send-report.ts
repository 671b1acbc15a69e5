import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { findFiles } from "../../content/find-files.ts";
import { exerciseKeyOf } from "../../content/stored-exercise.ts";
import type { Database, Tables } from "../../db/database.ts";
import { invalidInput } from "../../errors/app-error.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { findReport, keepReport } from "./queries.ts";
import { type Report, toReport } from "./report.ts";
import type { ReportInput } from "./schema.ts";

type Sender = {
  db: Database;
  content: ContentStore;
  rateLimits: RateLimits;
  user: SessionUser;
  now: Date;
};

/**
 * Keeps what a learner finds wrong with an exercise. One that comes again under its id is the same
 * report: it counts once, and what was written later stands, until it is answered.
 *
 * @throws AppError invalid_input for an exercise that does not exist, rate_limited for too many
 */
export async function sendReport(sender: Sender, input: ReportInput): Promise<Report> {
  const { db, content, rateLimits, user, now } = sender;
  const catalogue = await content.current();
  const known = await findReport(db, user.id, input.id);
  if (known?.answeredAt) return toReport(known, catalogue);
  await demandExercise(db, input);
  if (!known) await rateLimits.count("report-by-user", user.id);
  const { comment, given } = input;
  const row = {
    ...input,
    userId: user.id,
    comment: comment || null,
    given: given || null,
    createdAt: known?.createdAt ?? now,
    answer: null,
    answeredAt: null,
    answeredBy: null,
    readAt: null,
  };
  await keepReport(db, row);
  return toReport((await findReport(db, user.id, input.id)) ?? row, catalogue);
}

/** One that was hidden meanwhile can still be reported: the learner has it before them. */
async function demandExercise(db: Tables, { exerciseId, exerciseKey }: ReportInput): Promise<void> {
  const [file] = await findFiles(db, [exerciseId]);
  if (file && exerciseKeyOf(file) === exerciseKey) return;
  throw invalidInput("exerciseId", "unknownExercise");
}

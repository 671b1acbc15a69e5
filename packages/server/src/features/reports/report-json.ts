import type { Language } from "@verbena/core/languages";
import { eq } from "drizzle-orm";
import type { Catalogue } from "../../content/catalogue.ts";
import { columnsOf } from "../../db/queries.ts";
import { exerciseReports, profiles, users } from "../../db/schema.ts";

export type StoredReport = typeof exerciseReports.$inferSelect;

/** A report as its learner sees it. */
export function reportJson(stored: StoredReport, { conjugation, fillIn }: Catalogue) {
  const { id, family, exerciseId, reason, comment, createdAt } = stored;
  const { answer, answeredAt, readAt } = stored;
  const exercise = [...conjugation, ...fillIn].find((shown) => shown.id === exerciseId);
  return {
    id,
    family,
    exerciseId,
    reason,
    comment,
    createdAt,
    answer,
    answeredAt,
    readAt,
    /** The present sentence with its blank; null if it is no longer asked. */
    sentence: exercise?.sentence ?? null,
  };
}

export type Report = ReturnType<typeof reportJson>;

const storedColumns = columnsOf(
  exerciseReports,
  "userId",
  "id",
  "family",
  "exerciseId",
  "reason",
  "comment",
  "given",
  "createdAt",
);

/** A report as administrators see it. Join `users` and `profiles`. */
export const reportColumns = {
  ...storedColumns,
  username: users.name,
  language: profiles.preferredLanguage,
};

export type LearnerReport = Pick<StoredReport, keyof typeof storedColumns> & {
  username: string;
  /** Null until the learner has opened the application. */
  language: Language | null;
};

export const isReporter = eq(users.id, exerciseReports.userId);
export const isReportersProfile = eq(profiles.id, exerciseReports.userId);

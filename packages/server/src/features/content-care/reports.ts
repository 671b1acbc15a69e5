import type { Instant } from "@verbena/core/calendar";
import type { ExerciseKey, Language, ReportReason } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import { exerciseReports, profiles, users } from "../../db/schema.ts";

/** What a learner reports, and what whoever answers has to know of them. */
export type LearnerReport = {
  userId: string;
  id: string;
  username: string;
  /** In which they read Verbena; null before they have opened it. */
  language: Language | null;
  exerciseKey: ExerciseKey;
  exerciseId: string;
  reason: ReportReason;
  comment: string | null;
  given: string | null;
  createdAt: Instant;
};

const { userId, id, exerciseKey, exerciseId, reason, comment, given, createdAt } = exerciseReports;

/** The columns of a report, with those of who sent it. */
export const reportColumns = {
  userId,
  id,
  username: users.name,
  language: profiles.preferredLanguage,
  exerciseKey,
  exerciseId,
  reason,
  comment,
  given,
  createdAt,
};

/** How a report's user and profile are joined to it. */
export const ofUser = eq(users.id, userId);
export const ofProfile = eq(profiles.id, userId);

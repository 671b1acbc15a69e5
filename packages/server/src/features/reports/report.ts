import type { Instant } from "@verbena/core/calendar";
import type { ExerciseKey, ReportReason } from "@verbena/core/vocabulary";
import type { Catalogue } from "../../content/catalogue.ts";
import type { StoredReport } from "./queries.ts";

/** What a learner reported, and what they were answered. */
export type Report = {
  id: string;
  exerciseKey: ExerciseKey;
  exerciseId: string;
  /** The sentence with its blank, as it is now; null when it is asked no more. */
  sentence: string | null;
  reason: ReportReason;
  comment: string | null;
  createdAt: Instant;
  answer: string | null;
  answeredAt: Instant | null;
  /** When the learner read the answer; null while they have not. */
  readAt: Instant | null;
};

export function toReport(row: StoredReport, { conjugation, fillIn }: Catalogue): Report {
  const { id, exerciseKey, exerciseId, reason, comment, createdAt } = row;
  const exercise = [...conjugation, ...fillIn].find((one) => one.id === exerciseId);
  return {
    id,
    exerciseKey,
    exerciseId,
    sentence: exercise?.sentence ?? null,
    reason,
    comment,
    createdAt: createdAt.toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
  };
}

import {
  exerciseKeys,
  type Language,
  reportReasons,
  type TranslationLanguage,
} from "@verbena/core/vocabulary";
import { sql } from "drizzle-orm";
import { boolean, index, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./moment.ts";

const isOpen = sql.raw("answered_at is null");
const isSettled = sql.raw("answered_at is not null");

/** Reports of learners about exercises, and the answers. */
export const exerciseReports = pgTable(
  "exercise_reports",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The browser creates it, and repeats it when it retries. */
    id: uuid("id").notNull(),
    exerciseKey: text("exercise_key", { enum: exerciseKeys }).notNull(),
    exerciseId: text("exercise_id").notNull(),
    reason: text("reason", { enum: reportReasons }).notNull(),
    comment: text("comment"),
    /** What the learner had typed into the blank. */
    given: text("given"),
    createdAt: instant("created_at").notNull(),
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    answeredBy: uuid("answered_by").references(() => users.id, { onDelete: "set null" }),
    /** When the learner saw the answer. */
    readAt: instant("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("exercise_reports_open").on(table.createdAt, table.id).where(isOpen),
    index("exercise_reports_settled").on(table.answeredAt, table.id).where(isSettled),
    index("exercise_reports_exercise").on(table.exerciseId),
    index("exercise_reports_answered_by").on(table.answeredBy),
  ],
);

/** The fields of an exercise that can be corrected. */
export type ExerciseText = Record<"sentence" | "correctAnswer" | TranslationLanguage, string> &
  Record<"time" | "subject" | "complement" | "verb" | "instruction" | NoteField, string | null>;

/** Notes have a field per language: all or none. */
export type NoteField = `note${Capitalize<Language>}`;

/** A shared explanation, by language. */
export type ExplanationText = Record<Language, string>;

export type TextChange = Partial<ExerciseText & ExplanationText>;

/**
 * Corrections by administrators. They override the content files, also newer ones. A shared explanation
 * has its own id.
 */
export const exerciseCorrections = pgTable(
  "exercise_corrections",
  {
    exerciseId: text("exercise_id").primaryKey(),
    exerciseKey: text("exercise_key", { enum: exerciseKeys }).notNull(),
    change: json("change").$type<TextChange>().notNull(),
    /** The same fields, and the sentence, as they were in the files. */
    before: json("before").$type<TextChange>().notNull(),
    hidden: boolean("hidden").notNull().default(false),
    correctedAt: instant("corrected_at").notNull(),
    correctedBy: uuid("corrected_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("exercise_corrections_by").on(table.correctedBy)],
);

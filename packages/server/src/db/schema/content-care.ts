import {
  exerciseKeys,
  type Language,
  reportReasons,
  type TranslationLanguage,
} from "@verbena/core/vocabulary";
import { sql } from "drizzle-orm";
import { boolean, index, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { moment } from "./moment.ts";

const isOpen = sql.raw("answered_at is null");
const isSettled = sql.raw("answered_at is not null");

/** What learners say about exercises, and what they were answered. */
export const exerciseReports = pgTable(
  "exercise_reports",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the browser, which sends the same one again when it heard no answer. */
    id: uuid("id").notNull(),
    exerciseKey: text("exercise_key", { enum: exerciseKeys }).notNull(),
    exerciseId: text("exercise_id").notNull(),
    reason: text("reason", { enum: reportReasons }).notNull(),
    comment: text("comment"),
    /** What the learner had written in the blank, when they had. */
    given: text("given"),
    createdAt: moment("created_at").notNull(),
    answer: text("answer"),
    answeredAt: moment("answered_at"),
    answeredBy: uuid("answered_by").references(() => users.id, { onDelete: "set null" }),
    /** When the learner had the answer before them; null while it is news to them. */
    readAt: moment("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("exercise_reports_open").on(table.createdAt, table.id).where(isOpen),
    index("exercise_reports_settled").on(table.answeredAt, table.id).where(isSettled),
    index("exercise_reports_exercise").on(table.exerciseId),
    index("exercise_reports_answered_by").on(table.answeredBy),
  ],
);

/** All that can be corrected of an exercise in place; null where it has none. */
export type ExerciseText = Record<"sentence" | "correctAnswer" | TranslationLanguage, string> &
  Record<"time" | "subject" | "complement" | "verb" | "instruction" | NoteField, string | null>;

/** A note is a field a language: all are there, or none is. */
export type NoteField = `note${Capitalize<Language>}`;

/** What an explanation that several exercises share says, by language. */
export type ExplanationText = Record<Language, string>;

export type TextChange = Partial<ExerciseText & ExplanationText>;

/**
 * What administrators changed; laid over what the content files say, also over newer ones. Explanations
 * are corrected under an id of their own.
 */
export const exerciseCorrections = pgTable(
  "exercise_corrections",
  {
    exerciseId: text("exercise_id").primaryKey(),
    exerciseKey: text("exercise_key", { enum: exerciseKeys }).notNull(),
    change: json("change").$type<TextChange>().notNull(),
    /** The same fields, and the sentence, as the files had them then. */
    before: json("before").$type<TextChange>().notNull(),
    hidden: boolean("hidden").notNull().default(false),
    correctedAt: moment("corrected_at").notNull(),
    correctedBy: uuid("corrected_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("exercise_corrections_by").on(table.correctedBy)],
);

import { conjugationFamilies, type ExplanationKey, fillInFamilies } from "@verbena/core/families";
import type { Language, TranslationLanguage } from "@verbena/core/languages";
import type { ListPlaces } from "@verbena/core/session/order-review";
import { persons, type TableTense } from "@verbena/spanish";
import { boolean, integer, json, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { timestampAsDate } from "./timestamps.ts";

/** One row: the version of the exercises and their corrections (see `content-version.ts`). */
export const contentVersion = pgTable("content_version", {
  id: integer("id").primaryKey().default(1),
  hash: text("hash").notNull(),
});

/** Hashes of content files that others have replaced. */
export const replacedContent = pgTable("replaced_content", {
  hash: text("hash").primaryKey(),
  replacedAt: timestampAsDate("replaced_at").notNull().defaultNow(),
});

export const conjugationExercises = pgTable("conjugation_exercises", {
  id: text("id").primaryKey(),
  /** Position in the content's order. */
  position: integer("position").notNull(),
  family: text("family", { enum: conjugationFamilies }).notNull(),
  tense: text("tense").$type<TableTense>().notNull(),
  /** Identifies the card, with the person: the infinitive, after *no* in the negative imperative. */
  item: text("item").notNull(),
  verb: text("verb").notNull(),
  person: text("person", { enum: persons }).notNull(),
  /** Place among the sentences of its card, from 1. */
  number: smallint("number").notNull().default(1),
  sentence: text("sentence").notNull(),
  correctAnswer: text("correct_answer").notNull(),
  isIrregular: boolean("is_irregular").notNull(),
  /** Words of the sentence that decide the tense. */
  timeMarker: text("time_marker"),
  /** Words of the sentence that decide the person. */
  subject: text("subject"),
  translations: json("translations").$type<Record<TranslationLanguage, string>>().notNull(),
  places: json("places").$type<ListPlaces>().notNull(),
});

export const fillInExercises = pgTable("fill_in_exercises", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  family: text("exercise_type", { enum: fillInFamilies }).notNull(),
  sentence: text("sentence").notNull(),
  /** Identifies the card, with the id: the word, or the name of the tense or the verb that the learner chooses. */
  context: text("context").notNull(),
  correctAnswer: text("correct_answer").notNull(),
  /** The asked form; null for a word. */
  infinitive: text("infinitive"),
  person: text("person", { enum: persons }),
  tense: text("tense").$type<TableTense>(),
  /** Words of the sentence that require the answer. */
  complement: text("complement"),
  /** The verb of the sentence, if its tense decides too. */
  verbMarker: text("verb_marker"),
  /** Words of the sentence that decide the person of a form. */
  subject: text("subject"),
  instruction: text("instruction"),
  explanationKey: text("explanation_key").$type<ExplanationKey>(),
  explanation: json("explanation").$type<Record<Language, string>>(),
  note: json("note").$type<Record<Language, string>>(),
  translations: json("translations").$type<Record<TranslationLanguage, string>>().notNull(),
  places: json("places").$type<ListPlaces>().notNull(),
});

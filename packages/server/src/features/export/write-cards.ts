import type { Language } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { correctAnswerTo, sentenceOf } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { BYTE_ORDER_MARK, csvLines, separatorIn } from "../../downloads/csv.ts";
import { cardColumns, headOf } from "./columns.ts";
import { findCards, languageOf } from "./queries.ts";

type Exporter = { db: Database; content: ContentStore; user: SessionUser; language: Language };

/**
 * A learner's cards as CSV in their language; sentence and right answer are missing where an
 * exercise exists no more.
 */
export async function writeCards(exporter: Exporter): Promise<string[]> {
  const { db, content, user } = exporter;
  const language = (await languageOf(db, user.id)) ?? exporter.language;
  const catalogue = await content.current();
  const cards = await findCards(db, user.id);
  const rows = cards.map((card) => [
    card.exerciseKey,
    card.item,
    card.context,
    sentenceOf(catalogue, card) ?? null,
    correctAnswerTo(catalogue, card) ?? null,
    card.easiness,
    card.intervalDays,
    card.repetitions,
    card.nextReview,
    card.attempts,
    card.correctCount,
    card.lastAttempt,
  ]);
  const lines = csvLines([headOf(cardColumns, language), ...rows], separatorIn(language));
  return [BYTE_ORDER_MARK, lines];
}

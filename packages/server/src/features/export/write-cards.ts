import type { SessionUser } from "../../auth/session-user.ts";
import { correctAnswerTo } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { BYTE_ORDER_MARK, csvLines } from "../../http/csv.ts";
import { findCards } from "./queries.ts";

type Exporter = { db: Database; content: ContentStore; user: SessionUser };

const columns = [
  "exercise",
  "item",
  "context",
  "correct_answer",
  "easiness",
  "interval_days",
  "repetitions",
  "next_review",
  "attempts",
  "correct_count",
  "last_attempt",
];

/** A learner's cards as CSV; the right answer is missing where an exercise exists no more. */
export async function writeCards({ db, content, user }: Exporter): Promise<string[]> {
  const catalogue = await content.current();
  const cards = await findCards(db, user.id);
  const rows = cards.map((card) => [
    card.exerciseKey,
    card.item,
    card.context,
    correctAnswerTo(catalogue, card) ?? null,
    card.easiness,
    card.intervalDays,
    card.repetitions,
    card.nextReview,
    card.attempts,
    card.correctCount,
    card.lastAttempt,
  ]);
  return [BYTE_ORDER_MARK, csvLines([columns, ...rows])];
}

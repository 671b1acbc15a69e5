import { addDays, type Instant } from "@verbena/core/calendar";
import { cardKey, type FamilyCard } from "@verbena/core/progress/card";
import { withoutMarks } from "@verbena/spanish";
import { desc, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { type Catalogue, correctAnswerTo, exactSentence } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { archivedEvents, cards } from "../../db/schema.ts";
import { pageWithCursor } from "../../input/cursor.ts";
import { type FoundAnswer, findAnswers, type Search } from "./find-answers.ts";
import { type AnswersQuery, familiesOf, type MistakesQuery } from "./schema.ts";

export type PastAnswer = Omit<FoundAnswer, "number"> & {
  /** The sentence that was shown, with its blank; null if it no longer exists. */
  sentence: string | null;
  /** The right answer; null if the exercise no longer exists. */
  expected: string | null;
};

export type AnswersPage = {
  answers: PastAnswer[];
  next: string | null;
  /** On the last page: the time of the latest archived event. Lists do not have archived answers. */
  archivedUntil: Instant | null;
};

const ANSWERS_PER_PAGE = 50;

/**
 * A page of a learner's answers, newest first. A search finds answers whose verb or right form begins
 * with it, and wrong answers equal to it. Case and accents do not matter.
 */
export async function listAnswers(
  { db, content, user }: RequestContext & { content: ContentStore },
  { before, search, family }: AnswersQuery,
): Promise<AnswersPage> {
  const families = familiesOf(family);
  const catalogue = await content.current();
  const rows = await findAnswers(db, user.id, {
    families,
    before: before ?? null,
    limit: ANSWERS_PER_PAGE + 1,
    search: search === "" ? null : await searchFor(db, user.id, search, catalogue),
  });
  const { page, next } = pageWithCursor(rows, ANSWERS_PER_PAGE, (row) => [row.answeredAt, row.seq]);
  const answers = page.map(({ number, ...row }) => ({
    ...row,
    sentence: exactSentence(catalogue, row, number) ?? null,
    expected: correctAnswerTo(catalogue, row, number) ?? null,
  }));
  const archivedUntil = next === null ? await latestArchived(db, user.id) : null;
  return { answers, next, archivedUntil };
}

async function latestArchived(db: Database, learner: string): Promise<Instant | null> {
  const [row] = await db
    .select({ at: sql<Instant>`${archivedEvents.events} -> -1 ->> 'receivedAt'` })
    .from(archivedEvents)
    .where(eq(archivedEvents.userId, learner))
    .orderBy(desc(archivedEvents.firstSeq))
    .limit(1);
  return row?.at ?? null;
}

async function searchFor(
  db: Database,
  learner: string,
  search: string,
  catalogue: Catalogue,
): Promise<Search> {
  const prefix = fold(search);
  const matches = (word: string | undefined) => word !== undefined && fold(word).startsWith(prefix);
  const { family, item, context } = cards;
  const practised = await db
    .select({ family, item, context })
    .from(cards)
    .where(eq(cards.userId, learner));
  return {
    cards: practised.filter(
      (card) => matches(card.item) || matches(correctAnswerTo(catalogue, card)),
    ),
    given: search,
  };
}

const fold = (word: string) => withoutMarks(word.toLocaleLowerCase("es"));

/** How many of the latest answers are searched. */
export const SEARCHED_ANSWERS = 1000;

/** The cards of a family, or of all, whose recent answers had a cause, latest mistake first. */
export async function listMistakes(
  { db, user, now }: RequestContext,
  { family, cause, days }: MistakesQuery,
): Promise<FamilyCard[]> {
  const answers = await findAnswers(db, user.id, {
    families: familiesOf(family),
    before: null,
    limit: SEARCHED_ANSWERS,
    search: null,
  });
  const since = addDays(now.toISOString(), -days);
  const mistakes = answers.filter((one) => one.cause === cause && one.answeredAt >= since);
  const cards = new Map<string, FamilyCard>();
  for (const { family, item, context } of mistakes) {
    const key = `${family} ${cardKey({ item, context })}`;
    if (!cards.has(key)) cards.set(key, { family, item, context });
  }
  return [...cards.values()];
}

import type { Instant } from "@verbena/core/calendar";
import { withoutCase, withoutMarks } from "@verbena/core/grading/normalise";
import type { DiagnosisCode, ExerciseKey, Verdict } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { type Catalogue, correctAnswerTo } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { type FoundAnswer, findAnswers, type Search } from "./find-answers.ts";
import { familiesOf, findCards } from "./queries.ts";
import { type AnswersQuery, placeText } from "./schema.ts";

/** An answer of the past. */
export type PastAnswer = {
  /** Its number in the learner's log. */
  seq: number;
  exerciseKey: ExerciseKey;
  item: string;
  context: string;
  /** What the learner wrote. */
  given: string;
  /** The right answer; null when the exercise exists no more. */
  expected: string | null;
  verdict: Verdict;
  cause: DiagnosisCode | null;
  answeredAt: Instant;
  /** Where the learner was then. */
  timeZone: string;
};

/** Answers, the last given first. */
export type AnswersPage = {
  answers: PastAnswer[];
  /** What to ask for the page after; null when this is the last one. */
  next: string | null;
};

const ANSWERS_PER_PAGE = 50;

type Reader = { db: Database; content: ContentStore; user: SessionUser };

/**
 * A page of a learner's answers.
 *
 * A search finds answers whose verb, or whose right form, begins with it, and wrong answers that
 * were exactly it. Case, accents and space around do not matter.
 */
export async function listAnswers(
  { db, content, user }: Reader,
  { before, search, exercise }: AnswersQuery,
): Promise<AnswersPage> {
  const families = familiesOf(exercise);
  const catalogue = await content.current();
  const found = await findAnswers(db, user.id, {
    families,
    before: before ?? null,
    // One more tells whether there is another page.
    limit: ANSWERS_PER_PAGE + 1,
    search: search === "" ? null : await searchFor(db, user.id, search, catalogue),
  });
  const answers = found.slice(0, ANSWERS_PER_PAGE).map((row) => pastAnswer(row, catalogue));
  const last = answers.at(-1);
  const more = found.length > ANSWERS_PER_PAGE && last !== undefined;
  return { answers, next: more ? placeText(last) : null };
}

async function searchFor(
  db: Database,
  learner: string,
  search: string,
  catalogue: Catalogue,
): Promise<Search> {
  const wanted = folded(search);
  const begins = (word: string | undefined) =>
    word !== undefined && folded(word).startsWith(wanted);
  const cards = await findCards(db, learner);
  return {
    cards: cards.filter((card) => begins(card.item) || begins(correctAnswerTo(catalogue, card))),
    given: search,
  };
}

const folded = (word: string) => withoutMarks(withoutCase(word));

function pastAnswer(row: FoundAnswer, catalogue: Catalogue): PastAnswer {
  return {
    ...row,
    expected: correctAnswerTo(catalogue, row) ?? null,
    answeredAt: new Date(row.answeredAt).toISOString(),
  };
}

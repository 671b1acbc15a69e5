import { isCorrect } from "@verbena/core/grading/grade";
import type { Language } from "@verbena/core/languages";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { type Catalogue, correctAnswerTo, exactSentence } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { languageOf } from "../../db/queries.ts";
import { type Cell, csvFile, dateCell } from "../../downloads/csv.ts";
import { readKnowledge } from "../../knowledge/read-knowledge.ts";
import { answerColumns, cardColumns, headOf, skillColumns, skillWords } from "./columns.ts";
import { findCards, type LoggedEvent, readAnswers } from "./queries.ts";
import { exportedSkills } from "./read-skills.ts";

export type Exporter = RequestContext & {
  content: ContentStore;
  /** Language of the request, for learners without a profile. */
  language: Language;
};

/** A learner's cards as CSV. Sentence and answer are empty if the exercise no longer exists. */
export async function writeCards(exporter: Exporter): Promise<AsyncIterable<string>> {
  const { db, content, user } = exporter;
  const language = (await languageOf(db, user.id)) ?? exporter.language;
  const catalogue = await content.current();
  const rows = (await findCards(db, user.id)).map((card): Cell[] => [
    card.family,
    card.item,
    card.context,
    exactSentence(catalogue, card, card.sentence) ?? null,
    correctAnswerTo(catalogue, card, card.sentence) ?? null,
    // FSRS does not use it.
    card.stability === null ? card.easiness : null,
    card.intervalDays,
    card.repetitions,
    dateCell(card.nextReview),
    card.attempts,
    card.correctCount,
    dateCell(card.firstAttempt),
    dateCell(card.lastAttempt),
    card.stability,
    card.difficulty,
  ]);
  return csvFile(headOf(cardColumns, language), [rows], language);
}

/** What a learner's answers have shown, skill by skill, as CSV. */
export async function writeSkills(exporter: Exporter): Promise<AsyncIterable<string>> {
  const { db, content, user } = exporter;
  const language = (await languageOf(db, user.id)) ?? exporter.language;
  const catalogue = await content.current();
  const { knowledge } = await readKnowledge(exporter, catalogue);
  const now = exporter.now.toISOString();
  const { kinds, statuses } = skillWords[language];
  const rows = exportedSkills(knowledge, catalogue, { language, now }).map((one): Cell[] => [
    one.exercise,
    one.group && kinds[one.group],
    one.label,
    statuses[one.status],
    one.asked,
    one.right,
    one.lastDay,
    one.chance,
    one.skill,
  ]);
  return csvFile(headOf(skillColumns, language), [rows], language);
}

/** A learner's answers as CSV, oldest first. */
export async function writeAnswers(exporter: Exporter): Promise<AsyncIterable<string>> {
  const { db, content, user } = exporter;
  const language = (await languageOf(db, user.id)) ?? exporter.language;
  const rows = answerRows(await content.current(), readAnswers(db, user.id));
  return csvFile(headOf(answerColumns, language), rows, language);
}

async function* answerRows(
  catalogue: Catalogue,
  log: AsyncIterable<readonly LoggedEvent[]>,
): AsyncGenerator<Cell[][]> {
  for await (const answers of log) yield answers.map((answer) => answerRow(catalogue, answer));
}

function answerRow(catalogue: Catalogue, answer: LoggedEvent): Cell[] {
  const { family, item, context } = answer;
  const number = answer.sentence ?? 1;
  const correct = answer.verdict !== null && isCorrect(answer.verdict);
  const card = item === null || context === null ? null : { family, item, context };
  return [
    answer.seq,
    dateCell(answer.answeredAt),
    answer.timeZone,
    family,
    item,
    context,
    (card && exactSentence(catalogue, card, number)) ?? null,
    answer.given,
    (card && correctAnswerTo(catalogue, card, number)) ?? null,
    answer.verdict,
    correct ? 5 : 0,
    correct,
    answer.diagnosis,
  ];
}

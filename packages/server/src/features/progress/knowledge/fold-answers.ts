import { setImmediate as nextTurn } from "node:timers/promises";
import { foldAnswer } from "@verbena/core/knowledge/fold-answer";
import type { Knowledge } from "@verbena/core/knowledge/knowledge";
import { type Catalogue, cardSentence } from "../../../content/catalogue.ts";
import type { ArchivedEvent } from "../../../db/schema.ts";

/** Answers that are folded without a pause for other requests. */
const PART = 500;

/** The knowledge after some answers of the log. An answer to a card that the content no longer has changes nothing. */
export async function foldAnswers(
  before: Knowledge,
  answers: readonly ArchivedEvent[],
  catalogue: Catalogue,
): Promise<Knowledge> {
  let knowledge = before;
  for (const [index, answer] of answers.entries()) {
    knowledge = afterAnswer(knowledge, answer, catalogue);
    if (index % PART === PART - 1) await nextTurn();
  }
  return knowledge;
}

function afterAnswer(
  knowledge: Knowledge,
  {
    id,
    family,
    item,
    context,
    sentence,
    given,
    verdict,
    answeredAt,
    timeZone,
    recall,
  }: ArchivedEvent,
  catalogue: Catalogue,
): Knowledge {
  if (!item || !context || !sentence || !verdict) throw new Error(`Answer ${id} lacks a column.`);
  const card = { family, item, context };
  const asked = cardSentence(catalogue, card, sentence);
  if (asked === undefined) return knowledge;
  const answer = { ...card, given, verdict, at: answeredAt, timeZone };
  return foldAnswer(knowledge, answer, { ...asked, answer: asked.correctAnswer }, recall);
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEstimate } from "@verbena/core/knowledge/estimates";
import { foldIntoOwn } from "@verbena/core/knowledge/fold-answer";
import type { Knowledge, OwnKnowledge } from "@verbena/core/knowledge/knowledge";
import { type Catalogue, cardSentence } from "../content/catalogue.ts";
import type { ArchivedEvent } from "../db/schema.ts";
import { estimateEvent } from "./estimate-event.ts";

/** Events that are folded without a pause for other requests. */
const PART = 500;

/**
 * The knowledge after answers and estimates of the log. An answer to a card that the content no longer has changes
 * nothing.
 */
export async function foldKnowledge(
  before: Knowledge,
  events: readonly ArchivedEvent[],
  catalogue: Catalogue,
): Promise<Knowledge> {
  // Copied once: a copy for each event would take most of the time.
  let knowledge: OwnKnowledge = { ...before, skills: { ...before.skills } };
  for (const [index, event] of events.entries()) {
    const estimate = estimateEvent(event);
    knowledge = estimate
      ? afterEstimate(knowledge, estimate)
      : afterAnswer(knowledge, event, catalogue);
    if (index % PART === PART - 1) await nextTurn();
  }
  return knowledge;
}

function afterAnswer(
  knowledge: OwnKnowledge,
  answer: ArchivedEvent,
  catalogue: Catalogue,
): OwnKnowledge {
  const asked = askedBy(answer, catalogue);
  if (asked === null) return knowledge;
  const { answer: given, sentence } = asked;
  return foldIntoOwn(knowledge, given, sentence, answer.recall);
}

/** An answer of the log, and the sentence to which it was given. Null if the content no longer has its card. */
export function askedBy(event: ArchivedEvent, catalogue: Catalogue) {
  const { id, family, item, context, sentence, given, verdict, timeZone } = event;
  if (!item || !context || !sentence || !verdict) throw new Error(`Answer ${id} lacks a column.`);
  const card = { family, item, context };
  const asked = cardSentence(catalogue, card, sentence);
  if (asked === undefined) return null;
  return {
    answer: { ...card, given, verdict, at: event.answeredAt, timeZone },
    sentence: { ...asked, answer: asked.correctAnswer },
  };
}

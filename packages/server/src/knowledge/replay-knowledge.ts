import { isConjugationFamily } from "@verbena/core/families";
import { isCorrect } from "@verbena/core/grading/grade";
import { afterEstimate } from "@verbena/core/knowledge/estimates";
import { foldAnswer } from "@verbena/core/knowledge/fold-answer";
import { chanceOfAnswer, noKnowledge } from "@verbena/core/knowledge/knowledge";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import type { Catalogue } from "../content/catalogue.ts";
import type { Database } from "../db/database.ts";
import { estimateEvent } from "./estimate-event.ts";
import { askedBy } from "./fold-knowledge.ts";
import { readCountedEvents } from "./read-knowledge.ts";

/** How well the estimate would have predicted a learner's answers to verb forms. */
export type Replay = {
  answers: number;
  /** The share of right answers. */
  right: number;
  /** The mean of −ln p, where p is the predicted chance of the actual result. Smaller is better. */
  logLoss: number;
  /** The same for a prediction that always says the share of right answers, which only the end knows. */
  constantLogLoss: number;
  /** The mean distance between chances and shares of right answers, over answers with similar chances. */
  calibrationError: number;
};

type Prediction = { chance: number; isRight: boolean };

/**
 * Predicts each answer of a learner's log before it is folded.
 *
 * @returns null without answers to verb forms
 */
export async function replayKnowledge(
  db: Database,
  userId: string,
  catalogue: Catalogue,
): Promise<Replay | null> {
  const predictions: Prediction[] = [];
  let knowledge = noKnowledge;
  for (const event of await readCountedEvents({ db, user: { id: userId } })) {
    const estimate = estimateEvent(event);
    if (estimate) knowledge = afterEstimate(knowledge, estimate);
    if (estimate) continue;
    const asked = askedBy(event, catalogue);
    if (asked === null) continue;
    const { answer, sentence } = asked;
    const { recall } = event;
    if (isConjugationFamily(answer.family)) {
      const form = { skills: skillsOf(answer, sentence), recall, at: answer.at };
      const chance = chanceOfAnswer(knowledge, form);
      predictions.push({ chance, isRight: isCorrect(answer.verdict) });
    }
    knowledge = foldAnswer(knowledge, answer, sentence, recall);
  }
  return predictions.length === 0 ? null : summaryOf(predictions);
}

function summaryOf(predictions: readonly Prediction[]): Replay {
  const right = rightShare(predictions);
  const constant = Math.min(0.995, Math.max(0.005, right));
  return {
    answers: predictions.length,
    right,
    logLoss: logLoss(predictions),
    constantLogLoss: logLoss(predictions.map((one) => ({ ...one, chance: constant }))),
    calibrationError: calibrationError(predictions),
  };
}

const logLoss = (predictions: readonly Prediction[]) =>
  mean(predictions, ({ chance, isRight }) => -Math.log(isRight ? chance : 1 - chance));

/** Answers whose chances differ by less than a tenth are compared together. */
function calibrationError(predictions: readonly Prediction[]): number {
  const groups = Map.groupBy(predictions, ({ chance }) => Math.floor(chance * 10));
  const distances = [...groups.values()].map((list) => {
    const distance = Math.abs(mean(list, ({ chance }) => chance) - rightShare(list));
    return (distance * list.length) / predictions.length;
  });
  return distances.reduce((sum, one) => sum + one, 0);
}

const rightShare = (predictions: readonly Prediction[]) =>
  mean(predictions, ({ isRight }) => (isRight ? 1 : 0));

function mean(list: readonly Prediction[], valueOfOne: (one: Prediction) => number): number {
  return list.reduce((sum, one) => sum + valueOfOne(one), 0) / list.length;
}

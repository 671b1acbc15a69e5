import { createHash } from "node:crypto";
import { isVerbGiven } from "@verbena/core/families";
import { itemOf } from "@verbena/core/family-item";
import type { Content, FillInExercise } from "./load.ts";

/** A question with its answer. */
type Question = { id: string; family: string; verb: string; prompt: string; answer: string };

/**
 * Sentences without their answers: id, infinitive and person for a verb, and the sentence.
 *
 * @param verbs infinitives; an empty list means all
 * @returns lines whose fields are separated by tabs
 */
export function sheetLines(content: Content, family: string, verbs: readonly string[]): string[] {
  return questionsOf(content)
    .filter((question) => question.family === family)
    .filter(({ verb }) => verbs.length === 0 || verbs.includes(verb))
    .map(({ id, prompt }) => `${id}\t${prompt}`)
    .sort();
}

/**
 * Compares a reader's answers with the right ones, and describes each difference and remark.
 *
 * @param answers lines of `id<tab>answer`, with an optional remark after another tab
 */
export function compareAnswers(
  content: Content,
  answers: string,
): { compared: number; differences: string[] } {
  const rightAnswers = new Map(questionsOf(content).map(({ id, answer }) => [id, answer]));
  const lines = answers.split("\n").filter((line) => line.trim() !== "");
  const differences = lines.flatMap((line) => {
    const [id = "", answer = "", remark = ""] = line.split("\t").map((field) => field.trim());
    const right = rightAnswers.get(id);
    if (right === undefined) return [`${id}: no such sentence`];
    if (right === answer && remark === "") return [];
    return [`${id}: ${answer} (right: ${right}) ${remark}`.trimEnd()];
  });
  return { compared: lines.length, differences };
}

function questionsOf({ conjugation, fillIn }: Content): Question[] {
  return [
    ...conjugation.map(({ id, family, tense, verb, person, sentence, answer }) => ({
      id,
      family,
      verb,
      prompt: `${itemOf(verb, tense)}\t${person}\t${sentence}`,
      answer,
    })),
    ...fillIn.map((exercise) => ({
      id: hashedId(exercise.id),
      family: exercise.family,
      verb: "",
      prompt: fillInPrompt(exercise),
      answer: exercise.answer,
    })),
  ];
}

/** What the learner sees: the verb and its person, if the family shows them, and the sentence. */
function fillInPrompt(exercise: FillInExercise): string {
  const { family, infinitive, person, sentence, instruction } = exercise;
  const given = isVerbGiven(family) ? [infinitive, person] : [];
  const shown = instruction === null ? sentence : `${sentence} (${instruction})`;
  return [...given, shown].join("\t");
}

/**
 * Hashes the id of a fill-in exercise, because the id reveals the answer. Sorting by the hash also hides the order of
 * the file.
 */
function hashedId(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 8);
}

import { createHash } from "node:crypto";
import type { Content } from "./load.ts";

/** A question with its answer. */
type Asked = { id: string; family: string; verb: string; asks: string; answer: string };

/**
 * Sentences without their answers: id, infinitive and person for a verb, and the sentence.
 *
 * @param verbs infinitives; an empty list means all
 * @returns lines whose fields are separated by tabs
 */
export function sheetOf(content: Content, family: string, verbs: readonly string[]): string[] {
  return asked(content)
    .filter((question) => question.family === family)
    .filter(({ verb }) => verbs.length === 0 || verbs.includes(verb))
    .map(({ id, asks }) => `${id}\t${asks}`)
    .sort();
}

/**
 * Compares a reader's answers with the key.
 *
 * @param answers lines of `id<tab>answer`, with an optional remark after another tab
 */
export function answersThatDiffer(
  content: Content,
  answers: string,
): { compared: number; noted: string[] } {
  const key = new Map(asked(content).map(({ id, answer }) => [id, answer]));
  const lines = answers.split("\n").filter((line) => line.trim() !== "");
  const noted = lines.flatMap((line) => {
    const [id = "", answer = "", remark = ""] = line.split("\t").map((field) => field.trim());
    const right = key.get(id);
    if (right === undefined) return [`${id}: no such sentence`];
    if (right === answer && remark === "") return [];
    return [`${id}: ${answer} (key: ${right}) ${remark}`.trimEnd()];
  });
  return { compared: lines.length, noted };
}

function asked({ conjugation, fillIn }: Content): Asked[] {
  return [
    ...conjugation.map(({ id, tense, verb, person, sentence, answer }) => ({
      id,
      family: tense,
      verb,
      asks: `${verb}\t${person}\t${sentence}`,
      answer,
    })),
    ...fillIn.map(({ id, type, sentence, instruction, answer }) => ({
      id: withoutHint(id),
      family: type,
      verb: "",
      asks: instruction === null ? sentence : `${sentence} (${instruction})`,
      answer,
    })),
  ];
}

/** The id of a fill-in exercise, and its place in a file, reveal its word. */
function withoutHint(id: string): string {
  return createHash("sha256").update(id).digest("hex").slice(0, 8);
}

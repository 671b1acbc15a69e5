import type { CefrLevel } from "@verbena/core/families";
import type { PlacementAnswer } from "@verbena/core/placement/placement";
import { placementNumbers } from "@verbena/core/placement/placement-numbers";
import { tabValue } from "#lib/web-storage.ts";

/** An answer of the test, with the number of its sentence and what the learner wrote. */
export type TestAnswer = PlacementAnswer & { sentence: number; given: string | null };

/** A placement test in this tab. It survives a reload. */
export type KeptTest = {
  /** The level that the learner had chosen when the test began. */
  level: CefrLevel;
  /** Chooses among forms that tell equally much. */
  seed: number;
  answers: readonly TestAnswer[];
  /** Whether its result is recorded. */
  isFinished: boolean;
};

export const keptTest = tabValue<KeptTest>("placement");

/** The test that a learner has begun in this tab at this level, or a new one. */
export function currentTest(userId: string, level: CefrLevel): KeptTest {
  const kept = keptTest.read(userId);
  if (kept !== null && !kept.isFinished && kept.level === level) return kept;
  return { level, seed: Math.floor(Math.random() * 2 ** 32), answers: [], isFinished: false };
}

/** Whether the answers are enough for a result. */
export function hasResult({ answers }: KeptTest): boolean {
  return answers.filter(({ outcome }) => outcome !== "typo").length >= placementNumbers.leastUsed;
}

import { isCorrect } from "@verbena/core/grading/grade";
import { flyFlag } from "./fly-flag.ts";
import type { PracticeState, RoundAnswer } from "./practice-state.ts";
import { playVerdict } from "./verdict-sound.ts";

/** Plays the sound of the verdict. */
export function playSound({ verdict, answers, repetition, session }: PracticeState): void {
  if (verdict === null) return;
  const lastWrong = answers.findLastIndex((answer) => !isCorrect(answer.verdict));
  playVerdict({
    verdict,
    streak: answers.length - 1 - lastWrong,
    isRoundFull: repetition === null && answers.length >= session.roundLength,
  });
}

/**
 * Lets a flag fly from the blank to the string if the last answer is right, unless the learner prefers
 * reduced motion.
 */
export function flyToString(
  answers: readonly RoundAnswer[],
  blank: Element,
  flag: SVGElement,
): void {
  const verdict = answers.at(-1)?.verdict;
  if (verdict === undefined || !isCorrect(verdict)) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  flyFlag(blank, flag);
}

import { isCorrect } from "@verbena/core/grading/grade";
import { flyFlag } from "./fly-flag.ts";
import type { PracticeState } from "./practice-state.ts";
import { playVerdict } from "./verdict-sound.ts";

/** Plays the sound of the verdict. */
export function playSound({ verdict, answers, repetition, session }: PracticeState): void {
  if (verdict === null) return;
  const lastWrong = answers.findLastIndex((answer) => !isCorrect(answer.verdict));
  playVerdict({
    verdict,
    streak: answers.length - 1 - lastWrong,
    isStringFull: repetition === null && answers.length >= session.stringLength,
  });
}

/** Lets a flag fly to the string after a right answer, unless the learner prefers reduced motion. */
export function flyToString(
  screen: HTMLElement,
  { verdict, answers, repetition }: PracticeState,
): void {
  if (verdict === null || !isCorrect(verdict) || repetition !== null) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const flag = screen.querySelectorAll<SVGElement>("header polygon")[answers.length - 1];
  const blank = screen.querySelector("[data-sentence] input");
  if (flag && blank) flyFlag(blank, flag);
}

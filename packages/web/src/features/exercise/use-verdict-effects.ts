import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { afterPaint } from "#lib/after-paint.ts";
import { useModule } from "#lib/use-module.ts";
import { useUser } from "#session/use-session.ts";
import type { RoundAnswer } from "./practice-state.ts";
import type { RunningPractice } from "./use-practice.ts";

/** Loads sounds and animations. Undefined until they are loaded. */
const useEffects = () => useModule("verdict-effects", () => import("./verdict-effects.ts")).data;

/** Plays a sound with each verdict. Silent when the learner asked for the answer. */
export function useVerdictSound(practice: RunningPractice): void {
  const { sound } = useUser();
  const { verdict } = practice.state;
  const before = useRef(verdict);
  const effects = useEffects();
  const play = useEffectEvent(() => {
    if (sound && practice.outcome !== "unknown") effects?.playSound(practice.state);
  });
  useEffect(() => {
    // The verdict of an earlier visit is not new.
    const isNew = verdict !== null && before.current === null;
    before.current = verdict;
    if (isNew) afterPaint(() => play());
  }, [verdict]);
}

/**
 * Lets a flag fly from the blank to the bunting after a right answer.
 *
 * @param answers the answers on the bunting. The flight begins before the newest flag is painted.
 */
export function useFlagFlight(
  answers: readonly RoundAnswer[],
  blank: RefObject<Element | null>,
  newestFlag: RefObject<SVGElement | null>,
): void {
  const before = useRef(answers.length);
  const effects = useEffects();
  const fly = useEffectEvent(() => {
    if (!blank.current || !newestFlag.current) return;
    effects?.flyToBunting(answers, blank.current, newestFlag.current);
  });
  useLayoutEffect(() => {
    const isNew = answers.length === before.current + 1;
    before.current = answers.length;
    if (isNew) fly();
  }, [answers]);
}

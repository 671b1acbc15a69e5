import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { afterPaint } from "#lib/after-paint.ts";
import { useModule } from "#lib/use-module.ts";
import { useUser } from "#session/use-session.ts";
import type { RunningPractice } from "./use-practice.ts";

/**
 * Plays a sound with each verdict, and lets a flag fly to the string after a right answer, once
 * their script is loaded.
 */
export function useVerdictEffects(
  screen: RefObject<HTMLElement | null>,
  practice: RunningPractice,
): void {
  const { sound } = useUser();
  const { verdict } = practice;
  const before = useRef(verdict);
  const { data: effects } = useModule("verdict-effects", () => import("./verdict-effects.ts"));
  const show = useEffectEvent(() => {
    if (sound) effects?.playSound(practice);
    // The string shows the new flag after the verdict is painted.
    afterPaint(() => screen.current && effects?.flyToString(screen.current, practice));
  });
  useEffect(() => {
    // The verdict of an earlier visit is not new.
    const isNew = verdict !== null && before.current === null;
    before.current = verdict;
    if (isNew) afterPaint(() => show());
  }, [verdict]);
}

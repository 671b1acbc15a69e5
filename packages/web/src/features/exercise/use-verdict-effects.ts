import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { afterPaint } from "#lib/after-paint.ts";
import { useUser } from "#session/use-session.ts";
import type { RunningPractice } from "./use-practice.ts";

/** Plays a sound with each verdict, and lets a flag fly to the string after a right answer. */
export function useVerdictEffects(
  screen: RefObject<HTMLElement | null>,
  practice: RunningPractice,
): void {
  const { sound } = useUser();
  const { verdict } = practice;
  const before = useRef(verdict);
  const show = useEffectEvent(async () => {
    const { playSound, flyToString } = await import("./verdict-effects.ts");
    if (sound) playSound(practice);
    // The string shows the new flag after the verdict is painted.
    afterPaint(() => screen.current && flyToString(screen.current, practice));
  });
  useEffect(() => {
    // The verdict of an earlier visit is not new.
    const isNew = verdict !== null && before.current === null;
    before.current = verdict;
    if (isNew) afterPaint(() => void show());
  }, [verdict]);
}

import type { Verdict } from "@verbena/core/vocabulary";
import { afterPaint } from "#lib/after-paint.ts";
import { useUser } from "#session/use-session.ts";
import { playVerdict } from "./verdict-sound.ts";

/** Lets a verdict be heard once it is seen, if the learner wants sound. */
export function useVerdictSound(): (verdict: Verdict) => void {
  const { sound } = useUser();
  return (verdict) => {
    if (sound) afterPaint(() => playVerdict(verdict));
  };
}

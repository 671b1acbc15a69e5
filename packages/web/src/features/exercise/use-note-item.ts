import { useEffect, useEffectEvent } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { forgetItem, noteItem } from "#lib/first-item.ts";
import { VISITOR_ID } from "#lib/visitor.ts";
import { fromPractice } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { isAtRoundEnd, type PracticeState } from "./practice-state.ts";
import type { PracticeTurn } from "./session.ts";

/**
 * Notes on this device what the screen would ask first next time: whenever a sentence is shown or answered, and when the
 * page is left, because another tab may have made its own note.
 */
export function useNoteItem(state: PracticeState): void {
  const { id, sound, accentShortcuts, roundLength } = useUser();
  const language = useLanguage();
  const note = useEffectEvent(() => {
    const next = nextCountedTurn(state);
    if (next === undefined) return forgetItem();
    // Free practice has no sentences.
    if (next.exercise.kind === "drill") return;
    const { turns, mode } = state.session;
    const left = mode === "endless" ? turns.length : turns.length - turns.indexOf(next);
    noteItem({
      learner: id === VISITOR_ID ? null : id,
      path: location.pathname + location.search,
      language,
      exercise: fromPractice(next.exercise),
      roundLength: Math.min(mode === "endless" ? roundLength : left, left),
      sound,
      accentShortcuts,
    });
  });
  const { asked, verdict, isEnded } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what comes next.
  useEffect(() => afterPaint(() => note()), [asked, verdict, isEnded]);
  useEffect(() => {
    const listener = () => note();
    window.addEventListener("pagehide", listener);
    return () => window.removeEventListener("pagehide", listener);
  }, []);
}

/** The turn that has no answer yet: the current one, or the next one after the verdict. Undefined at the end. */
function nextCountedTurn(state: PracticeState): PracticeTurn | undefined {
  const { session, done, repetition, verdict } = state;
  if (session.mode === "round" && (state.isEnded || isAtRoundEnd(state))) return undefined;
  const isAnswered = verdict !== null && repetition === null;
  const place = done + (isAnswered ? 1 : 0);
  return session.turns[session.mode === "endless" ? place % session.turns.length : place];
}

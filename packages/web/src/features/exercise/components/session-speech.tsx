import { useEffect, useEffectEvent, useRef } from "react";
import { stopSound } from "#speech/sound-output.ts";
import { isDictated } from "../practice-state.ts";
import type { RunningPractice } from "../use-practice.ts";
import { useSentenceSpeech } from "../use-sentence-speech.ts";

/** Lets the sound of the verdict come first. */
const PAUSE_MS = 400;

/**
 * Dictates the sentence, or says it after the answer if the learner wants that. In the field, the upper arrow
 * key says it again, the lower one slowly. What is heard stops with the turn.
 */
export function SessionSpeech({ practice }: { practice: RunningPractice }) {
  const { state, field } = practice;
  const { asked, isEnded } = state;
  const { isAutomatic, isSayable, saySentence } = useSentenceSpeech(practice);
  const isAnswered = state.verdict !== null && !isEnded;
  const isHeard = isDictated(state) && !isEnded;

  const dictate = useEffectEvent(() => saySentence());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is dictated, and silent at its end.
  useEffect(() => {
    if (isHeard) dictate();
    return stopSound;
  }, [asked, isAnswered, isHeard]);

  const before = useRef(isAnswered);
  const sayByItself = useEffectEvent(() => {
    if (isSayable) saySentence({ byItself: true });
  });
  useEffect(() => {
    // The verdict of an earlier visit is not new.
    const isNew = isAnswered && !before.current;
    before.current = isAnswered;
    if (!isNew || !isAutomatic) return;
    const timer = setTimeout(sayByItself, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAnswered, isAutomatic]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== "ArrowUp" && key !== "ArrowDown") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // In a dictation, a voice that is gone is reported.
    if (target !== field.current || !(isHeard || (isAnswered && isSayable))) return;
    event.preventDefault();
    if (!event.repeat) saySentence({ slowly: key === "ArrowDown" });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return null;
}

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { stopSound } from "#speech/sound-output.ts";
import { useSpeech } from "#speech/use-speech.ts";
import type { RunningPractice } from "../use-practice.ts";
import { speechOf } from "./listen-button.tsx";

/** Lets the sound of the verdict come first. */
const PAUSE_MS = 400;

type SessionSpeechProps = {
  practice: RunningPractice;
  field: RefObject<HTMLInputElement | null>;
};

/**
 * Says the sentence after each answer, if the learner wants that, until the learner continues. In the field, the upper
 * arrow key says it again, the lower one slowly.
 */
export function SessionSpeech({ practice, field }: SessionSpeechProps) {
  const { verdict, asked, isEnded } = practice;
  const { settings, canSay, say } = useSpeech();
  const speech = speechOf(practice.exercise);
  const isAnswered = verdict !== null && !isEnded;

  const before = useRef(isAnswered);
  const sayByItself = useEffectEvent(() => {
    if (canSay(speech)) void say(speech, { byItself: true });
  });
  useEffect(() => {
    // The verdict of an earlier visit is not new.
    const isNew = isAnswered && !before.current;
    before.current = isAnswered;
    if (!isNew || !settings.automatic) return;
    const timer = setTimeout(sayByItself, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAnswered, settings.automatic]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard belongs to one turn.
  useEffect(() => stopSound, [asked, isAnswered]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== "ArrowUp" && key !== "ArrowDown") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!isAnswered || target !== field.current || !canSay(speech)) return;
    event.preventDefault();
    if (!event.repeat) void say(speech, { slowly: key === "ArrowDown" });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return null;
}

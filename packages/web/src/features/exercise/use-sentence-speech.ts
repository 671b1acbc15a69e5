import { useTranslation } from "#i18n/use-translation.ts";
import { exerciseIdOf, type ShownExercise } from "#progress/use-exercises.ts";
import { type SayOptions, type Speech, useSpeech } from "#speech/use-speech.ts";
import { isDictated } from "./practice-state.ts";
import { completeSentence } from "./sentence-parts.ts";
import type { RunningPractice } from "./use-practice.ts";

/** Says the sentence of the current turn. If a dictation fails, the session goes on in writing. */
export function useSentenceSpeech({ state, exercise, actions }: RunningPractice) {
  const { t } = useTranslation();
  const { settings, canSay, say } = useSpeech();
  const speech = speechOf(exercise);
  const inDictation: SayOptions = {
    failure: t("speech.dictationFailed"),
    onFailure: () => actions.ask("read"),
  };
  return {
    isAutomatic: settings.automatic,
    isSayable: canSay(speech),
    saySentence: (options: SayOptions = {}) =>
      void say(speech, isDictated(state) ? { ...options, ...inDictation } : options),
  };
}

/** The sentence with the answer in its blank; the form, if it is asked alone. */
export function speechOf(exercise: ShownExercise): Speech {
  const text = completeSentence(exercise);
  return exercise.kind === "drill" ? { text } : { text, exerciseId: exerciseIdOf(exercise) };
}

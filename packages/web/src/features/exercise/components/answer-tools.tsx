import { Undo2, Volume2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link.tsx";
import { completeSentence } from "../sentence-parts.ts";
import type { RunningPractice } from "../use-practice.ts";

/** What the learner can do with the answer: hear the sentence, and take the answer back. */
export function AnswerTools({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const speak = useSpanishVoice();
  const { exercise } = practice;
  const sentence = completeSentence(exercise);
  return (
    <div className="flex flex-wrap gap-x-6">
      {speak && (
        <button
          type="button"
          className={classNames(linkClass, "inline-flex min-h-11 min-w-11 items-center gap-1.5")}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => speak(sentence)}
        >
          <Volume2 aria-hidden className="size-5" />
          {t("verdict.listen")}
        </button>
      )}
      {practice.takeBack && practice.verdict !== "correct" && practice.answer !== "" && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z Meta+Z"
          className={classNames(linkClass, "inline-flex min-h-11 items-center gap-1.5")}
          onPointerDown={(event) => event.preventDefault()}
          onClick={practice.takeBack}
        >
          <Undo2 aria-hidden className="size-5" />
          {t("verdict.slip")}
        </button>
      )}
    </div>
  );
}

/** Returns a function that reads a text aloud, or null if the device has no Spanish voice. */
function useSpanishVoice(): ((text: string) => void) | null {
  const voice = useSyncExternalStore(subscribeToVoices, spanishVoice);
  if (voice === null) return null;
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  };
}

/** Browsers may load their voices after the page. */
function subscribeToVoices(onChange: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  speechSynthesis.addEventListener("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener("voiceschanged", onChange);
}

function spanishVoice(): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in window)) return null;
  const spanish = speechSynthesis.getVoices().filter(({ lang }) => /^es\b/i.test(lang));
  return spanish.find(({ lang }) => /^es[-_]ES$/i.test(lang)) ?? spanish[0] ?? null;
}

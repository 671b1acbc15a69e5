import { conjugatorUrl } from "@verbena/content/links";
import { Volume2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { TextLink } from "#ui/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { ReportButton } from "../report/report-button.tsx";
import type { Practice } from "../use-practice.ts";
import { VerbTableDrawer } from "./verb-table-drawer.tsx";

type ExerciseLinksProps = { practice: Practice; sentence: string };

const target = "inline-flex min-h-11 min-w-11 items-center";

export function ExerciseLinks({ practice, sentence }: ExerciseLinksProps) {
  const { t } = useTranslation();
  const { exercise, answer, explanation } = practice;
  const say = useSpanishVoice();
  return (
    <div className="flex flex-wrap gap-x-6">
      <TextLink
        to="/app/theory/$exerciseKey"
        params={{ exerciseKey: exercise.exerciseKey }}
        hash={explanation?.anchor ?? ""}
        className={target}
      >
        {t("exercise.theory")}
      </TextLink>
      {exercise.kind === "conjugation" && (
        <>
          <VerbTableDrawer exercise={exercise} className={target} />
          <ExternalLink
            href={conjugatorUrl(exercise.verb)}
            newTabLabel={t("common.newTab")}
            className={target}
          >
            WordReference
            <VisuallyHidden>, {exercise.verb}</VisuallyHidden>
          </ExternalLink>
        </>
      )}
      {say && (
        <button
          type="button"
          className={classNames(linkClass, target, "gap-1.5")}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => say(sentence)}
        >
          <Volume2 aria-hidden className="size-5" />
          {t("exercise.listen")}
        </button>
      )}
      <ReportButton exercise={exercise} given={answer} className={target} />
    </div>
  );
}

/** Returns a function that reads a text aloud, or null where the device has no Spanish voice. */
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

/** Browsers load their voices after the page. */
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

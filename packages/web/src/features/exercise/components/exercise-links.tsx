import { conjugatorUrl } from "@verbena/content/links";
import { Volume2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import type { FormExercise, PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { ExternalLink, linkClass, TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Drawer } from "#ui/overlays.tsx";
import { getStartField } from "#ui/page.tsx";
import { ReportButton } from "../report/report-button.tsx";

type ExerciseLinksProps = {
  exercise: PracticeExercise;
  answer: string;
  sentence: string;
  /** Section of the guide that explains the answer. */
  anchor: string | undefined;
};

const linkArea = "inline-flex min-h-11 min-w-11 items-center";

export function ExerciseLinks({ exercise, answer, sentence, anchor }: ExerciseLinksProps) {
  const { t } = useTranslation();
  const speak = useSpanishVoice();
  return (
    <div className="flex flex-wrap gap-x-6">
      <TextLink
        to="/app/theory/$exerciseKey"
        params={{ exerciseKey: exercise.exerciseKey }}
        hash={anchor ?? ""}
        className={linkArea}
      >
        {t("exercise.theory")}
      </TextLink>
      {exercise.kind === "conjugation" && (
        <>
          <VerbTableDrawer exercise={exercise} className={linkArea} />
          <ExternalLink href={conjugatorUrl(exercise.verb)} className={linkArea}>
            WordReference
            <span className="sr-only">, {exercise.verb}</span>
          </ExternalLink>
        </>
      )}
      {speak && (
        <button
          type="button"
          className={classNames(linkClass, linkArea, "gap-1.5")}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => speak(sentence)}
        >
          <Volume2 aria-hidden className="size-5" />
          {t("exercise.listen")}
        </button>
      )}
      <ReportButton exercise={exercise} given={answer} className={linkArea} />
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

type VerbTableDrawerProps = { exercise: FormExercise; className: string };

/** Wide enough for the table beside the sentence. */
const WIDE = "(min-width: 768px)";

function VerbTableDrawer({ exercise, className }: VerbTableDrawerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { verb, exerciseKey, person } = exercise;
  const table = useModule("verb-table", () => import("#conjugation/verb-table.tsx"), isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={t("exercise.verbTableOf", { verb })}
        className={classNames(linkClass, className)}
        onClick={() => setOpen(true)}
      >
        {t("exercise.verbTable")}
      </button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        side={window.matchMedia(WIDE).matches ? "right" : "bottom"}
        title={verb}
        finalFocus={getStartField}
      >
        <QueryContent query={table} failure={t("common.partFailed")}>
          {({ VerbTableByName }) => (
            <VerbTableByName infinitive={verb} asked={{ tense: exerciseKey, person }} />
          )}
        </QueryContent>
      </Drawer>
    </>
  );
}

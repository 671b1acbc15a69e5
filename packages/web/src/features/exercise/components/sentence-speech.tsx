import { ArrowDown, ArrowUp, Headphones, type LucideIcon, Turtle, Volume2 } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { completeSentence } from "#learner-ui/sentence-parts.ts";
import { exerciseIdOf, type ShownExercise } from "#progress/use-exercises.ts";
import { isSounding, stopSound, subscribeToSound } from "#speech/sound-output.ts";
import { type SayOptions, type Speech, useSpeech } from "#speech/use-speech.ts";
import { iconButtonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { isDictated } from "../practice-state.ts";
import type { Session } from "../session.ts";
import type { RunningPractice } from "../use-practice.ts";

/** Speaks the sentence of the current turn. If a dictation fails, the session continues in writing. */
function useSentenceSpeech({ state, exercise, actions }: RunningPractice) {
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

/** What to speak: the sentence with the answer in its blank, or the form alone in free practice. */
function speechOf(exercise: ShownExercise): Speech {
  const text = completeSentence(exercise);
  return exercise.kind === "drill" ? { text } : { text, exerciseId: exerciseIdOf(exercise) };
}

type ListenButtonProps = { exercise: ShownExercise; className: string; isIcon?: boolean };

/** A button that speaks the completed sentence. Renders nothing without a Spanish voice and a recording. */
export function ListenButton({ exercise, className, isIcon = false }: ListenButtonProps) {
  const { t } = useTranslation();
  const { canSay, say } = useSpeech();
  const speech = speechOf(exercise);
  if (!canSay(speech)) return null;
  const look = isIcon
    ? iconButtonClass()
    : classNames(linkClass, "inline-flex min-h-11 min-w-11 items-center gap-1.5");
  return (
    <button
      type="button"
      aria-keyshortcuts="ArrowUp"
      title={isIcon ? t("speech.listen") : undefined}
      className={classNames(look, className)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void say(speech)}
    >
      <Volume2 aria-hidden className="size-5" />
      <span className={isIcon ? "sr-only" : undefined}>{t("speech.listen")}</span>
    </button>
  );
}

/** The pause before a sentence is spoken, for the sound of the verdict. */
const PAUSE_MS = 400;

/**
 * Dictates the sentence, or speaks it after the answer if the learner has chosen that. In the field, the upper arrow
 * key repeats the sentence, and the lower one repeats it slowly. The sound stops with the turn.
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
    // In a dictation, try to speak even without a voice, because that reports the failure.
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

/** The switch for dictation in this session. Renders nothing if a sentence of the session cannot be heard. */
export function DictationSwitch({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const { canSay } = useSpeech();
  const forms = formsOf(practice.state.session);
  if (forms.length === 0 || !forms.every((form) => canSay(speechOf(form)))) return null;
  const isOn = practice.state.asking === "listen";
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={t("speech.dictation")}
      className={classNames(
        "inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-xl px-3 font-semibold transition-colors",
        isOn ? "bg-marigold-wash text-ink" : "text-ink hover:bg-ink/7",
      )}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => practice.actions.ask(isOn ? "read" : "listen")}
    >
      <Headphones aria-hidden className="size-5" />
      <span className="max-lg:sr-only">{t("speech.dictation")}</span>
    </button>
  );
}

/** The sentences that can be dictated. Includes those of repetitions and of later laps. */
function formsOf({ turns }: Session) {
  return turns
    .flatMap(({ exercise, sentences = [] }) => [exercise, ...sentences])
    .filter(({ kind }) => kind === "conjugation");
}

/** Buttons in place of a dictated sentence. They repeat it at normal or slow speed. */
export function DictationStage({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const { saySentence } = useSentenceSpeech(practice);
  return (
    <div className="flex flex-wrap items-center gap-3 sm:gap-4">
      <SayButton
        label={t("speech.listen")}
        keyName="ArrowUp"
        keyIcon={ArrowUp}
        className="size-24 flex-col bg-marigold-wash hover:bg-marigold/40 short:size-16"
        onPress={() => saySentence()}
      >
        <Volume2 aria-hidden className="size-9 short:size-7" />
        <span className="sr-only">{t("speech.listen")}</span>
      </SayButton>
      <SayButton
        label={t("speech.slowly")}
        keyName="ArrowDown"
        keyIcon={ArrowDown}
        className="max-w-full min-h-14 flex-wrap border-2 border-edge px-[min(1.25rem,6vw)] hover:border-ink short:min-h-12"
        onPress={() => saySentence({ slowly: true })}
      >
        <Turtle aria-hidden className="size-6" />
        <span>{t("speech.slowly")}</span>
      </SayButton>
      <Wave />
    </div>
  );
}

type SayButtonProps = {
  label: string;
  /** The name of the key that presses this button. */
  keyName: string;
  keyIcon: LucideIcon;
  className: string;
  onPress: () => void;
  children: ReactNode;
};

/** A button that speaks. After a press, the focus stays in the field, which keeps a phone's keyboard open. */
function SayButton({ label, keyName, keyIcon: KeyIcon, onPress, ...look }: SayButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-keyshortcuts={keyName}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold text-ink transition-colors",
        look.className,
      )}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {look.children}
      <KeyIcon
        aria-hidden
        className="hidden size-4 rounded-sm border border-current opacity-70 pointer-fine:block"
      />
    </button>
  );
}

/** Heights of the bars of the wave, in percent. */
const BARS = [40, 75, 100, 60, 90, 50] as const;

const BAR_DELAY_MS = 110;

/** A wave that moves while something is heard. */
function Wave() {
  const isHeard = useSyncExternalStore(subscribeToSound, isSounding, isSounding);
  return (
    <div aria-hidden data-heard={isHeard || undefined} className="flex h-12 items-center gap-1">
      {BARS.map((height, index) => (
        <span
          key={height}
          className={classNames(
            "w-1 rounded-full bg-marigold-ink",
            isHeard ? "motion-safe:animate-wave" : "opacity-40",
          )}
          style={{
            height: isHeard ? `${height}%` : "4px",
            animationDelay: `${-index * BAR_DELAY_MS}ms`,
          }}
        />
      ))}
    </div>
  );
}

/** Explains why a sentence of a dictation is shown in writing. */
export function NotDictated() {
  const { t } = useTranslation();
  return <p className="text-ink-soft">{t("speech.notDictated")}</p>;
}

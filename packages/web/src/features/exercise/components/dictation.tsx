import { ArrowDown, ArrowUp, Headphones, type LucideIcon, Turtle, Volume2 } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { isSounding, subscribeToSound } from "#speech/sound-output.ts";
import { useSpeech } from "#speech/use-speech.ts";
import { classNames } from "#ui/class-names.ts";
import type { Session } from "../session.ts";
import type { RunningPractice } from "../use-practice.ts";
import { speechOf, useSentenceSpeech } from "../use-sentence-speech.ts";

/** Turns dictation on and off for the session. Nothing if a sentence of the session cannot be heard. */
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

/** The sentences that can be dictated, with those of repetitions and of later laps. */
function formsOf({ turns }: Session) {
  return turns
    .flatMap(({ exercise, sentences = [] }) => [exercise, ...sentences])
    .filter(({ kind }) => kind === "conjugation");
}

/** In the place of a dictated sentence: says it again, as before or slowly. */
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
        className="h-14 border-2 border-edge px-5 hover:border-ink short:h-12"
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
  /** The key that does the same. */
  keyName: string;
  keyIcon: LucideIcon;
  className: string;
  onPress: () => void;
  children: ReactNode;
};

/** A press leaves the focus in the field, so that a phone's keyboard stays open. */
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

/** Moves while something is heard. */
function Wave() {
  const isHeard = useSyncExternalStore(subscribeToSound, isSounding);
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

/** Why a sentence of a dictation is written. */
export function NotDictated() {
  const { t } = useTranslation();
  return <p className="text-ink-soft">{t("speech.notDictated")}</p>;
}

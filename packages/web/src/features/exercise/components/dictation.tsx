import { ArrowDown, ArrowUp, Headphones, type LucideIcon, Turtle, Volume2 } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useSpeech } from "#speech/use-speech.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Session } from "../session.ts";
import type { RunningPractice } from "../use-practice.ts";
import { speechOf, useSentenceSpeech } from "../use-sentence-speech.ts";

/** Turns dictation on and off for the session. Nothing if a sentence of the session cannot be heard. */
export function DictationSwitch({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const { canSay } = useSpeech();
  const forms = formsOf(practice.session);
  if (forms.length === 0 || !forms.every((form) => canSay(speechOf(form)))) return null;
  const isOn = practice.asking === "listen";
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={t("speech.dictation")}
      className={classNames(
        "inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-xl px-3 font-semibold transition-colors",
        isOn ? "bg-ink text-paper hover:bg-ink/85" : "text-ink hover:bg-ink/7",
      )}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => practice.ask(isOn ? "read" : "listen")}
    >
      <Headphones aria-hidden className="size-5" />
      <span className="max-lg:sr-only">{t("speech.dictation")}</span>
    </button>
  );
}

/** The sentences that can be dictated, with those of repetitions and of later rounds. */
function formsOf({ turns }: Session) {
  return turns
    .flatMap(({ exercise, sentences = [] }) => [exercise, ...sentences])
    .filter(({ kind }) => kind === "conjugation");
}

/** Says the dictated sentence again. */
export function DictationButtons({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const { saySentence } = useSentenceSpeech(practice);
  return (
    <div className="flex flex-wrap gap-2">
      <SayButton
        icon={Volume2}
        label={t("speech.listen")}
        keyName="ArrowUp"
        keyIcon={ArrowUp}
        onPress={() => saySentence()}
      />
      <SayButton
        icon={Turtle}
        label={t("speech.slowly")}
        keyName="ArrowDown"
        keyIcon={ArrowDown}
        onPress={() => saySentence({ slowly: true })}
      />
    </div>
  );
}

type SayButtonProps = {
  icon: LucideIcon;
  label: string;
  /** The key that does the same. */
  keyName: string;
  keyIcon: LucideIcon;
  onPress: () => void;
};

/** A press leaves the focus in the field, so that a phone's keyboard stays open. */
function SayButton({ icon: Icon, label, keyName, keyIcon: KeyIcon, onPress }: SayButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-keyshortcuts={keyName}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden className="size-5" />
      {label}
      <kbd
        aria-hidden
        className="hidden rounded-md border border-current px-1 py-0.5 opacity-70 pointer-fine:inline-flex"
      >
        <KeyIcon className="size-3.5" />
      </kbd>
    </Button>
  );
}

import { Volume2 } from "lucide-react";
import { type KeyboardEvent, useEffect } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { stopSound } from "#speech/sound-output.ts";
import { useSpeech } from "#speech/use-speech.ts";

type FormButtonProps = { form: string; isFirst: boolean };

/**
 * A button that speaks a form of a table. The first button is the table's only tab stop; arrow keys move to the others.
 * Renders nothing without a Spanish voice.
 */
export function FormButton({ form, isFirst }: FormButtonProps) {
  const { t } = useTranslation();
  const { canSay, say } = useSpeech();
  useEffect(() => stopSound, []);
  if (!canSay({})) return null;
  return (
    <button
      type="button"
      aria-label={t("speech.listenTo", { form })}
      tabIndex={isFirst ? 0 : -1}
      className="-mr-2 inline-flex size-8 items-center justify-center rounded-lg align-middle text-ink-soft pointer-coarse:-mr-3 pointer-coarse:size-11 hover:bg-ink/7 hover:text-ink"
      onClick={() => void say({ text: form })}
      onKeyDown={moveByArrow}
    >
      <Volume2 aria-hidden className="size-4" />
    </button>
  );
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function moveByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.closest("tbody")?.querySelectorAll("button") ?? [])];
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
}

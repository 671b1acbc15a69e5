import { Volume2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import { moveFocusByArrow } from "./move-focus-by-arrow.ts";
import type { SoundButtonPlace, SoundButtonProps } from "./sound-button-props.ts";
import { stopSound } from "./sound-output.ts";
import { useSpeech } from "./use-speech.ts";

/** At the end of a text, the button takes no width: it never wraps to a line of its own. */
const margins = {
  cell: "-mr-2 pointer-coarse:-mr-3",
  text: "-my-2 -mr-8 pointer-coarse:-my-3 pointer-coarse:-mr-11",
} as const satisfies Record<SoundButtonPlace, string>;

/**
 * A button that speaks a form of a table, or a sentence of a list. The first button is the only tab stop of its table or
 * list; arrow keys move to the others. Renders nothing without a Spanish voice.
 */
export function SoundButton({ text, isFirst, place }: SoundButtonProps) {
  const { t } = useTranslation();
  const { canSay, say } = useSpeech();
  useEffect(() => stopSound, []);
  if (!canSay({})) return null;
  return (
    <button
      type="button"
      aria-label={t("speech.listenTo", { text })}
      tabIndex={isFirst ? 0 : -1}
      className={classNames(
        "inline-flex size-8 items-center justify-center rounded-lg align-middle text-ink-soft pointer-coarse:size-11 hover:bg-ink/7 hover:text-ink print:hidden",
        margins[place],
      )}
      onClick={() => void say({ text })}
      onKeyDown={({ nativeEvent }) => moveFocusByArrow(nativeEvent)}
    >
      <Volume2 aria-hidden className="size-4" />
    </button>
  );
}

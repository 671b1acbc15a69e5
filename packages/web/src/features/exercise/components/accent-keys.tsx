import type { RefObject } from "react";
import { useTranslation } from "#i18n/use-translation.ts";

const letters = ["á", "é", "í", "ó", "ú", "ü", "ñ"] as const;

type AccentKeysProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Whether the buttons react to a press now. */
  isReady: () => boolean;
};

/** Buttons that insert a letter at the caret. The focus stays in the field. The Tab key skips the buttons. */
export function AccentKeys({ field, isReady }: AccentKeysProps) {
  const { t } = useTranslation();

  const insert = (letter: string) => {
    const input = field.current;
    if (!input || !isReady()) return;
    const start = input.selectionStart ?? input.value.length;
    input.setRangeText(letter, start, input.selectionEnd ?? start, "end");
    // Tells React of the change. The event has no inputType, because the learner has not typed the letter.
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.focus({ preventScroll: true });
  };

  return (
    <fieldset className="grid max-w-md grid-cols-7 gap-0.75 min-[24rem]:gap-1.5 sm:gap-2">
      <legend className="sr-only">{t("exercise.accentKeys")}</legend>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          tabIndex={-1}
          lang="es"
          className="min-h-11 rounded-xl border border-line bg-card text-lg font-semibold hover:border-edge active:bg-marigold-wash"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(letter)}
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}

/** Shortcuts for a letter with its mark: `a'`, `u:`, `n~`. */
const shortcuts = [
  { typed: /([aeiou])['’‘´]$/i, mark: "\u0301" },
  { typed: /(u)[:¨]$/i, mark: "\u0308" },
  { typed: /(n)[~˜]$/i, mark: "\u0303" },
] as const;

/**
 * Replaces a shortcut at the end of a text by its letter; returns any other text unchanged.
 *
 * @example withShortcut("hablo'") // "habló"
 */
export function withShortcut(beforeCaret: string): string {
  for (const { typed, mark } of shortcuts) {
    const letter = typed.exec(beforeCaret)?.[1];
    if (letter) return beforeCaret.replace(typed, (letter + mark).normalize("NFC"));
  }
  return beforeCaret;
}

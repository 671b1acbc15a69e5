import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

const letters = ["á", "é", "í", "ó", "ú", "ü", "ñ"] as const;

type AccentKeysProps = { field: RefObject<HTMLInputElement | null> };

/** Keys that insert a letter at the caret. They leave the focus in the field and are no tab stops. */
export function AccentKeys({ field }: AccentKeysProps) {
  const { t } = useTranslation();

  const insert = (letter: string) => {
    const input = field.current;
    if (!input) return;
    const start = input.selectionStart ?? input.value.length;
    input.setRangeText(letter, start, input.selectionEnd ?? start, "end");
    // As if it had been typed: React must hear of every change, or it misses the next one.
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

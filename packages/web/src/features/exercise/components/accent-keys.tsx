import type { RefObject } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { insertLetter } from "./accent-shortcuts.ts";

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
    if (field.current && isReady()) insertLetter(field.current, letter);
  };

  return (
    <fieldset className="grid max-w-md grid-cols-7 gap-0.75 min-[24rem]:gap-1.5 sm:gap-2">
      <legend className="sr-only">{t("exercise.accentKeys")}</legend>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          data-letter
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

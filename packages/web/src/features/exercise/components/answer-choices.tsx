import { choicesIn, type FillInFamily } from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import type { Question } from "../use-practice.ts";

type AnswerChoicesProps = { practice: Question; family: FillInFamily };

/** The words of a fill-in family as buttons. A press answers at once. The number keys press the buttons. */
export function AnswerChoices({ practice, family }: AnswerChoicesProps) {
  const { t } = useTranslation();
  const words = choicesIn(family);
  return (
    <fieldset
      data-words
      className={classNames("grid grid-cols-2 gap-2", words.length > 2 && "lg:grid-cols-4")}
    >
      <legend className="sr-only">{t("exercise.choices")}</legend>
      {words.map((word, index) => (
        <button
          key={word}
          type="button"
          lang="es"
          aria-keyshortcuts={String(index + 1)}
          className="flex min-h-12 items-center justify-center gap-1.5 rounded-xl border-2 border-edge bg-card px-1.5 leading-tight font-semibold whitespace-nowrap hover:border-ink active:bg-marigold-wash"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => practice.actions.choose(word)}
        >
          <kbd aria-hidden className="hidden font-sans text-sm text-ink-soft pointer-fine:inline">
            {index + 1}
          </kbd>
          <span>{word}</span>
        </button>
      ))}
    </fieldset>
  );
}

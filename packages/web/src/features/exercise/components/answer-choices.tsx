import { choicesIn, type FillInKey } from "@verbena/core/vocabulary";
import { Check, X } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import type { RunningPractice } from "../use-practice.ts";

type AnswerChoicesProps = { practice: RunningPractice; exerciseKey: FillInKey };

/**
 * The words of a fill-in family as buttons; a press answers at once. The keys from 1 do the same. After the
 * verdict the right word is marked, and the learner's if it is another.
 */
export function AnswerChoices({ practice, exerciseKey }: AnswerChoicesProps) {
  const { t } = useTranslation();
  const { exercise, answer, verdict, choose } = practice;
  const isAnswered = verdict !== null;
  const words = choicesIn(exerciseKey);
  return (
    <fieldset
      className={classNames("grid grid-cols-2 gap-2", words.length > 2 && "lg:grid-cols-4")}
    >
      <legend className="sr-only">{t("exercise.choices")}</legend>
      {words.map((word, index) => {
        const isRight = isAnswered && word === exercise.answer;
        const isMistake = isAnswered && !isRight && word === answer;
        return (
          <button
            key={word}
            type="button"
            lang="es"
            disabled={isAnswered}
            aria-keyshortcuts={String(index + 1)}
            className={classNames(
              "flex min-h-12 items-center justify-center gap-1.5 rounded-xl border-2 px-1.5 leading-tight whitespace-nowrap font-semibold",
              !isAnswered && "border-edge bg-card hover:border-ink active:bg-marigold-wash",
              isRight && "border-leaf bg-card text-leaf",
              isMistake && "border-geranium bg-card text-geranium line-through",
              isAnswered && !isRight && !isMistake && "border-transparent text-ink-soft",
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(word)}
          >
            {isRight && <Check aria-hidden className="size-4 shrink-0" />}
            {isMistake && <X aria-hidden className="size-4 shrink-0" />}
            {!isAnswered && (
              <kbd
                aria-hidden
                className="hidden font-sans text-sm text-ink-soft pointer-fine:inline"
              >
                {index + 1}
              </kbd>
            )}
            <span>{word}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

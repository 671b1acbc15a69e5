import { type ChangeEvent, useEffect } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { feedback, type Outcome } from "../outcome.ts";
import { useAfterAnswer } from "../use-after-answer.ts";
import type { Question } from "../use-practice.ts";
import { replaceShortcut } from "./accent-shortcuts.ts";
import { answerFieldName } from "./answer-field-name.ts";
import { blankWidth } from "./blank-width.ts";
import { fittingSize } from "./fitting-size.ts";

type BlankProps = {
  practice: Question;
  describedBy: string;
};

/** Gives the blank its height. No line moves when the text in the blank is set smaller. */
const ZERO_WIDTH_SPACE = "\u200B";

const colours: Record<Outcome | "answering", string> = {
  answering: "border-edge bg-marigold-wash focus-within:border-ink",
  correct: "border-leaf bg-leaf-wash text-leaf",
  accent: "border-leaf bg-leaf-wash text-leaf",
  wrong: "border-geranium bg-geranium-wash text-leaf",
  unknown: "border-ink bg-azulejo-wash text-azulejo",
};

/**
 * The field in the sentence. Its width does not depend on the answer. After the verdict, it shrinks to the right form
 * and ignores input, but keeps the focus: a phone's keyboard stays open.
 */
export function Blank({ practice, describedBy }: BlankProps) {
  const { t } = useTranslation();
  const { accentShortcuts } = useUser();
  const { exercise, outcome, field, actions } = practice;
  const { given, isTooLong } = practice.state;
  const isAnswered = outcome !== null;
  const afterAnswer = useAfterAnswer();
  const isCompleted = isAnswered && afterAnswer !== undefined;

  // A native listener, because React's onBeforeInput reports only typing, and not deleting, cutting, or dropping.
  useEffect(() => {
    const input = field.current;
    if (!isAnswered || !input) return;
    const block = (event: Event) => event.preventDefault();
    input.addEventListener("beforeinput", block);
    return () => input.removeEventListener("beforeinput", block);
  }, [isAnswered, field]);

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertText";
    if (accentShortcuts && isTyped) replaceShortcut(target);
    actions.typeText(target.value.normalize("NFC"));
  };

  return (
    <span
      data-blank
      className={classNames(
        // A punctuation mark stays on the line, also with large text on phones.
        "relative mx-[0.08em] inline-grid max-w-[calc(100%-0.6em)] align-baseline",
        isCompleted && "transition-[width] duration-180 ease-out [interpolate-size:allow-keywords]",
      )}
      style={{ width: isCompleted ? "max-content" : `${blankWidth(exercise)}em` }}
    >
      <span
        className={classNames(
          "grid grid-cols-1 items-baseline rounded-t-lg border-b-4 px-[0.12em] pb-[0.08em] leading-none",
          colours[outcome ?? "answering"],
        )}
      >
        <span aria-hidden className="col-start-1 row-start-1 w-0">
          {ZERO_WIDTH_SPACE}
        </span>
        <input
          ref={field}
          type="text"
          name={answerFieldName(exercise)}
          value={given}
          size={1}
          lang="es"
          inputMode={exercise.kind === "fill-in" ? "none" : "text"}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint={isAnswered ? "next" : "done"}
          aria-label={t("exercise.blank")}
          aria-describedby={describedBy}
          aria-invalid={isTooLong}
          aria-readonly={isAnswered}
          data-start
          style={{ fontSize: fittingSize(given, blankWidth(exercise)) }}
          className={classNames(
            "col-start-1 row-start-1 -my-[0.3em] w-full min-w-0 bg-transparent text-center outline-none focus-visible:shadow-none focus-visible:outline-none",
            isCompleted ? "text-transparent caret-transparent" : "caret-marigold",
          )}
          onChange={onChange}
        />
        {isCompleted && (
          <afterAnswer.RightForm exercise={exercise} isWritten={feedback[outcome].isExplained} />
        )}
      </span>
    </span>
  );
}

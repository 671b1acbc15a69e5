import type { Verdict } from "@verbena/core/vocabulary";
import { type ChangeEvent, type RefObject, useEffect, useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/field.tsx";
import { sentenceParts, spokenSentence } from "../sentence-parts.ts";
import type { RunningPractice } from "../use-practice.ts";
import { withShortcut } from "./accent-keys.tsx";
import { factsOf } from "./exercise-facts.tsx";

type SentenceFieldProps = { practice: RunningPractice; field: RefObject<HTMLInputElement | null> };

/** Longer sentences, in characters, are set in a smaller size. */
const LONG_SENTENCE = 60;

/** Gives the empty blank the height of a full one. */
const ZERO_WIDTH_SPACE = "\u200B";

const verdictColours: Record<Verdict | "answering", string> = {
  answering: "border-edge focus-within:border-marigold",
  correct: "border-leaf text-leaf",
  accent: "border-leaf text-leaf",
  wrong: "border-geranium text-geranium",
};

/** The sentence with its blank, a field that grows with the typed text. */
export function SentenceField({ practice, field }: SentenceFieldProps) {
  const { t } = useTranslation();
  const descriptionId = useId();
  const errorId = useId();
  const { exercise, isTooLong } = practice;
  const { sentence } = exercise;
  const { before, after } = sentenceParts(sentence);
  // Characters that touch the blank, such as ¿ or a full stop, stay on its line.
  const [, textBefore = "", wordBefore = ""] = /^(.*?)(\S*)$/s.exec(before) ?? [];
  const [, wordAfter = "", textAfter = ""] = /^(\S*)(.*)$/s.exec(after) ?? [];
  return (
    <div data-sentence className="flex flex-col gap-2">
      <p
        lang="es"
        className={classNames(
          "text-pretty font-display leading-[1.28] font-bold tracking-[-0.015em] short:text-2xl",
          sentence.length > LONG_SENTENCE
            ? "text-[clamp(1.75rem,1.1rem+2.2vw,2.625rem)]"
            : "text-[clamp(1.75rem,1.1rem+3vw,3.25rem)]",
        )}
      >
        <span id={descriptionId} hidden>
          {factsOf(t, exercise).join(", ")}. {spokenSentence(sentence)}
        </span>
        {textBefore}
        <span className="whitespace-nowrap">
          {wordBefore}
          <Blank
            practice={practice}
            field={field}
            describedBy={isTooLong ? `${errorId} ${descriptionId}` : descriptionId}
          />
          {wordAfter}
        </span>
        {textAfter}
        {exercise.kind === "fill-in" && exercise.instruction !== null && (
          <span className="text-[0.6em] font-semibold text-ink-soft">
            {" "}
            ({exercise.instruction})
          </span>
        )}
      </p>
      {isTooLong && (
        <div role="alert">
          <FieldError id={errorId} error={t("exercise.answerTooLong")} />
        </div>
      )}
    </div>
  );
}

type BlankProps = SentenceFieldProps & { describedBy: string };

/** After the verdict it ignores input but keeps the focus, so that a phone's keyboard stays open. */
function Blank({ practice, field, describedBy }: BlankProps) {
  const { t } = useTranslation();
  const { accentShortcuts } = useUser();
  const { given, verdict, isTooLong } = practice;
  const isAnswered = verdict !== null;

  // React's onBeforeInput reports typing only, not deleting, cutting or dropping.
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
    practice.typeText(target.value.normalize("NFC"));
  };

  return (
    <span
      className={classNames(
        "mx-[0.1em] inline-grid max-w-[calc(100vw-3rem)] border-b-[3px] align-baseline leading-[1.1]",
        verdictColours[verdict ?? "answering"],
      )}
    >
      <span
        aria-hidden
        className="invisible col-start-1 row-start-1 min-w-[4.5em] overflow-hidden px-[0.12em] whitespace-pre"
      >
        {given || ZERO_WIDTH_SPACE}
      </span>
      <input
        ref={field}
        type="text"
        value={given}
        size={1}
        lang="es"
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
        className="col-start-1 row-start-1 w-full min-w-0 bg-transparent px-[0.12em] text-center caret-marigold outline-none focus-visible:shadow-none focus-visible:outline-none"
        onChange={onChange}
      />
    </span>
  );
}

/** Replaces a shortcut before the caret, and leaves the caret after the letter. */
function replaceShortcut(field: HTMLInputElement) {
  const caret = field.selectionStart ?? field.value.length;
  const typed = field.value.slice(0, caret);
  const replaced = withShortcut(typed);
  if (replaced !== typed) field.setRangeText(replaced, 0, caret, "end");
}

import type { Verdict } from "@verbena/core/vocabulary";
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { withShortcut } from "../accent-shortcuts.ts";
import { sentenceParts, withPause } from "../sentence-parts.ts";

type SentenceFieldProps = {
  sentence: string;
  /** What is asked, for those who hear it with the field. */
  facts: readonly string[];
  /** Stands in parentheses after the sentence. */
  instruction: string | null;
  given: string;
  verdict: Verdict | null;
  /** Id of the message that says what is wrong with the text, if any. */
  faultId: string | undefined;
  accentShortcuts: boolean;
  fieldRef: RefObject<HTMLInputElement | null>;
  onType: (given: string) => void;
  onEnter: () => void;
};

/** Characters from which a sentence is set smaller. */
const LONG = 60;

/** Gives the empty blank the same line as a full one. */
const ZERO_WIDTH_SPACE = "\u200B";

const inks: Record<Verdict | "answering", string> = {
  answering: "border-edge focus-within:border-marigold",
  correct: "border-leaf text-leaf",
  accent: "border-leaf text-leaf",
  wrong: "border-geranium text-geranium",
};

/**
 * The sentence with its blank: a field that grows with the text and says nothing of the answer's
 * length. After the answer it keeps the focus and takes no input, so that a phone's keyboard stays.
 */
export function SentenceField(props: SentenceFieldProps) {
  const descriptionId = useId();
  const { before, after } = sentenceParts(props.sentence);
  const [, freeBefore = "", gluedBefore = ""] = /^(.*?)(\S*)$/s.exec(before) ?? [];
  const [, gluedAfter = "", freeAfter = ""] = /^(\S*)(.*)$/s.exec(after) ?? [];
  return (
    <p
      lang="es"
      className={classNames(
        "text-pretty font-display leading-[1.28] font-bold tracking-[-0.015em] short:text-2xl",
        props.sentence.length > LONG
          ? "text-[clamp(1.75rem,1.1rem+2.2vw,2.625rem)]"
          : "text-[clamp(1.75rem,1.1rem+3vw,3.25rem)]",
      )}
    >
      <span id={descriptionId} hidden>
        {props.facts.join(", ")}. {withPause(props.sentence)}
      </span>
      {freeBefore}
      <span className="whitespace-nowrap">
        {gluedBefore}
        <Blank {...props} descriptionId={descriptionId} />
        {gluedAfter}
      </span>
      {freeAfter}
      {props.instruction !== null && (
        <span className="text-[0.6em] font-semibold text-ink-soft"> ({props.instruction})</span>
      )}
    </p>
  );
}

type BlankProps = SentenceFieldProps & { descriptionId: string };

function Blank({
  given,
  verdict,
  faultId,
  accentShortcuts,
  fieldRef,
  descriptionId,
  onType,
  onEnter,
}: BlankProps) {
  const { t } = useTranslation();
  const answered = verdict !== null;

  // React's own onBeforeInput hears of typing only, not of deleting, cutting or dropping.
  useEffect(() => {
    const input = fieldRef.current;
    if (!answered || !input) return;
    // Of an answer that is longer than the line, the beginning is what is compared.
    input.scrollLeft = 0;
    const block = (event: Event) => event.preventDefault();
    input.addEventListener("beforeinput", block);
    return () => input.removeEventListener("beforeinput", block);
  }, [answered, fieldRef]);

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typing = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertText";
    if (accentShortcuts && typing) replaceShortcut(target);
    onType(target.value.normalize("NFC"));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) onEnter();
  };

  return (
    <span
      className={classNames(
        "mx-[0.1em] inline-grid max-w-[calc(100vw-3rem)] border-b-[3px] align-baseline leading-[1.1]",
        inks[verdict ?? "answering"],
      )}
    >
      <span
        aria-hidden
        className="invisible col-start-1 row-start-1 min-w-[4.5em] overflow-hidden px-[0.12em] whitespace-pre"
      >
        {given || ZERO_WIDTH_SPACE}
      </span>
      <input
        ref={fieldRef}
        type="text"
        value={given}
        size={1}
        lang="es"
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint={answered ? "next" : "done"}
        aria-label={t("exercise.blank")}
        aria-describedby={classNames(faultId, descriptionId)}
        aria-invalid={faultId !== undefined}
        aria-readonly={answered}
        data-start
        className="col-start-1 row-start-1 w-full min-w-0 bg-transparent px-[0.12em] text-center caret-marigold outline-none focus-visible:shadow-none focus-visible:outline-none"
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}

/** Puts the letter of a shortcut that ends at the caret in its place; the caret stays behind it. */
function replaceShortcut(field: HTMLInputElement) {
  const caret = field.selectionStart ?? field.value.length;
  const typed = field.value.slice(0, caret);
  const replaced = withShortcut(typed);
  if (replaced !== typed) field.setRangeText(replaced, 0, caret, "end");
}

import { useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";

type GrowingFieldProps = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, in the learner's language. */
  error?: string | undefined;
  lang?: string;
  value: string;
  autoFocus?: boolean;
  onText: (text: string) => void;
};

/** Letters that surely stand on a row, for browsers whose fields do not grow with their text. */
const LETTERS_PER_ROW = 30;

/** A labelled text of one line that is long: all of it is in sight, a line break becomes a space. */
export function GrowingField({ label, hint, error, value, onText, ...area }: GrowingFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-[0.9375rem] text-ink-soft">
          {hint}
        </p>
      )}
      <textarea
        {...area}
        id={id}
        value={value}
        rows={Math.ceil((value.length + 1) / LETTERS_PER_ROW)}
        spellCheck
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(hint && hintId, error && errorId) || undefined}
        className={classNames(
          "field-sizing-content min-h-12 w-full resize-none rounded-[0.875rem] border-2 bg-card px-4 py-2 text-ink",
          error ? "border-geranium" : "border-edge",
        )}
        onChange={({ target }) => onText(onOneLine(target))}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The text with spaces for line breaks; what is typed goes on where it was. */
function onOneLine(area: HTMLTextAreaElement): string {
  const { value, selectionStart, selectionEnd } = area;
  if (value.includes("\n")) {
    area.value = value.replaceAll("\n", " ");
    area.setSelectionRange(selectionStart, selectionEnd);
  }
  return area.value;
}

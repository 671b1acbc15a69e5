import { classNames } from "./class-names.ts";
import { Field, type FieldTexts } from "./field.tsx";

type GrowingFieldProps = FieldTexts & {
  lang?: string;
  value: string;
  autoFocus?: boolean;
  onText: (text: string) => void;
};

/** Letters that surely stand on a row, for browsers whose fields do not grow with their text. */
const LETTERS_PER_ROW = 30;

/** A labelled text of one line that is long: all of it is in sight, a line break becomes a space. */
export function GrowingField({ label, hint, error, value, onText, ...area }: GrowingFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          value={value}
          rows={Math.ceil((value.length + 1) / LETTERS_PER_ROW)}
          spellCheck
          className={classNames(control.className, "field-sizing-content resize-none")}
          onChange={({ target }) => onText(onOneLine(target))}
        />
      )}
    </Field>
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

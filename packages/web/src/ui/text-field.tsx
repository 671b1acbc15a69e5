import type { ChangeEventHandler, ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts } from "./field.tsx";

type TextFieldProps = ComponentProps<"input"> &
  FieldTexts & {
    /** A control inside the field, at its right end. */
    trailing?: ReactNode;
  };

/** A labelled input. */
export function TextField({
  id,
  label,
  hint,
  error,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            className={classNames(control.className, trailing !== undefined && "pr-13")}
          />
          {trailing !== undefined && (
            <div className="absolute inset-y-0 right-0.75 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<"textarea"> & FieldTexts;

/** A labelled textarea. */
export function TextAreaField({ id, label, hint, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={classNames(control.className, "resize-y")}
        />
      )}
    </Field>
  );
}

type GrowingFieldProps = FieldTexts & {
  lang?: string;
  value: string;
  autoFocus?: boolean;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
};

/** An estimate for browsers without `field-sizing`. */
const CHARACTERS_PER_ROW = 30;

/** A labelled field that grows with its text. Line breaks become spaces. */
export function GrowingField({ label, hint, error, value, onChange, ...area }: GrowingFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          value={value}
          rows={Math.ceil((value.length + 1) / CHARACTERS_PER_ROW)}
          spellCheck
          className={classNames(control.className, "field-sizing-content resize-none")}
          onChange={(event) => {
            joinLines(event.target);
            onChange(event);
          }}
        />
      )}
    </Field>
  );
}

/** Replaces line breaks by spaces and keeps the cursor position. */
function joinLines(area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = area;
  if (!value.includes("\n")) return;
  area.value = value.replaceAll("\n", " ");
  area.setSelectionRange(selectionStart, selectionEnd);
}

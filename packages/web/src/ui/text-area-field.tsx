import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts } from "./field.tsx";

type TextAreaFieldProps = ComponentProps<"textarea"> & FieldTexts;

/** A labelled text of several lines. */
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

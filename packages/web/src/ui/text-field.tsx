import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldTexts } from "./field.tsx";

type TextFieldProps = ComponentProps<"input"> &
  FieldTexts & {
    /** A control inside the right end of the field. */
    trailing?: ReactNode;
  };

/** A labelled line of text. */
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

import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";

type TextFieldProps = ComponentProps<"input"> & {
  label: string;
  /** What is wrong with the value, in the learner's language. */
  error?: string | undefined;
  hint?: string | undefined;
  /** A control inside the right end of the field. */
  trailing?: ReactNode;
};

/** A labelled line of text; error and hint belong to it by `aria-describedby`. */
export function TextField({ label, error, hint, trailing, className, ...input }: TextFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint && hintId, error && errorId) || undefined;
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-[0.9375rem] text-ink-soft">
          {hint}
        </p>
      )}
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={classNames(
            "min-h-12 w-full rounded-[0.875rem] border-2 bg-card px-4 py-2 text-ink placeholder:text-ink-soft",
            error ? "border-geranium" : "border-edge",
            trailing !== undefined && "pr-13",
          )}
        />
        {trailing !== undefined && (
          <div className="absolute inset-y-0 right-0.75 flex items-center">{trailing}</div>
        )}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-error.tsx";

type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "id"> & {
  label: string;
  /** What is wrong with the value, in the learner's language. */
  error?: string | undefined;
};

/** A labelled text of several lines; the error belongs to it by `aria-describedby`. */
export function TextAreaField({ label, error, className, ...area }: TextAreaFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={classNames(
          "w-full resize-y rounded-[0.875rem] border-2 bg-card px-4 py-2.5 text-ink placeholder:text-ink-soft",
          error ? "border-geranium" : "border-edge",
        )}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}

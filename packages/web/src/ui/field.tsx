import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** What stands around a control, and is the same for every kind of field. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, in the learner's language. */
  error?: string | undefined;
};

/** What ties a control to its label, hint and error, and the look that all have. */
type ControlProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  className: string;
};

type FieldProps = FieldTexts & {
  /** Of the control, where it has to be known elsewhere. */
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A control under its label, with a hint above it and an error below; both are read out with it. */
export function Field({ label, hint, error, className, children, ...given }: FieldProps) {
  const generatedId = useId();
  const id = given.id ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
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
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": classNames(hint && hintId, error && errorId) || undefined,
        className: classNames(
          "min-h-12 w-full rounded-[0.875rem] border-2 bg-card px-4 py-2 text-ink placeholder:text-ink-soft",
          error ? "border-geranium" : "border-edge",
        ),
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** What is wrong with the field above it; nothing when all is well. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-[0.9375rem] font-medium text-geranium">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  );
}

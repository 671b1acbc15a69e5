import { Check, Minus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { SavedMark, savedBeside } from "./saved-mark.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children" | "ref"> & {
  /** Whether the checkbox stands for several items of which only some are ticked. */
  indeterminate?: boolean;
  /** Whether to say that the choice has been saved. */
  isSaved?: boolean;
  /** The label. */
  children: ReactNode;
};

export function Checkbox({
  children,
  indeterminate = false,
  isSaved,
  className,
  ...input
}: CheckboxProps) {
  if (isSaved !== undefined) {
    return (
      <div className="relative">
        <Checkbox {...{ indeterminate, className, ...input }}>{children}</Checkbox>
        <SavedMark isShown={isSaved} className={savedBeside} />
      </div>
    );
  }
  return (
    <label
      className={classNames("flex min-h-11 min-w-11 cursor-pointer items-center gap-3", className)}
    >
      <span className="relative inline-flex size-6 shrink-0">
        <input
          {...input}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate;
          }}
          type="checkbox"
          className="peer size-6 cursor-pointer appearance-none rounded-md border-2 border-edge bg-card checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink"
        />
        {indeterminate ? (
          <Minus
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 size-4 text-paper"
          />
        ) : (
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 size-4 text-paper opacity-0 peer-checked:opacity-100"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

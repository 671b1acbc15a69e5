import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

type BarButtonProps = {
  label: string;
  /** Read out before the label, where the label alone does not say what it names. */
  hint?: string;
  onClick: () => void;
  children: ReactNode;
};

/** A figure of the bottom bar that opens its drawer. */
export function BarButton({ label, hint, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-15 min-w-0 flex-col items-center justify-center px-1 leading-tight -outline-offset-4 hover:bg-ink/5 focus-visible:shadow-none"
    >
      {hint !== undefined && <VisuallyHidden>{hint}, </VisuallyHidden>}
      <span className="max-w-full truncate text-sm text-ink-soft">{label}</span>
      <span className="max-w-full truncate font-display text-[clamp(1rem,4.5vw,1.25rem)] font-bold tabular-nums">
        {children}
      </span>
    </button>
  );
}

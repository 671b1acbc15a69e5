import { classNames } from "#ui/class-names.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

/** More than this is set smaller, and in two lines where a phone is narrow. */
const SHORT_LENGTH = 12;

type BarButtonProps = {
  label: string;
  /** Read out before the label, where the label alone does not say what it names. */
  hint?: string;
  onClick: () => void;
  children: string;
};

/** A figure of the bottom bar that opens its drawer. */
export function BarButton({ label, hint, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-11.5 min-w-0 flex-col items-center justify-center px-1 leading-tight -outline-offset-4 hover:bg-ink/5 focus-visible:shadow-none"
    >
      {hint !== undefined && <VisuallyHidden>{hint}, </VisuallyHidden>}
      <span className="max-w-full truncate text-sm text-ink-soft">{label}</span>
      <span
        className={classNames(
          "max-w-full font-display font-bold tabular-nums",
          children.length > SHORT_LENGTH
            ? "text-center text-[clamp(0.875rem,3vw,1.25rem)] leading-none"
            : "truncate text-[clamp(1rem,4.5vw,1.25rem)]",
        )}
      >
        {children}
      </span>
    </button>
  );
}

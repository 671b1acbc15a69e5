import { classNames } from "./class-names.ts";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "normal" | "small" | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
};

const variants = {
  primary: "bg-ink text-paper hover:bg-ink/90 disabled:bg-ink/45",
  secondary:
    "border-2 border-ink text-ink hover:bg-ink/7 disabled:border-edge disabled:text-ink-soft",
  quiet: "text-ink hover:bg-ink/7 disabled:text-ink-soft",
  danger: "bg-geranium text-paper hover:bg-geranium/90 disabled:bg-geranium/45",
} as const;

const sizes = {
  normal: "min-h-12 px-5.5 py-2.5",
  small: "min-h-11 px-4 py-2 text-base",
} as const;

/** Classes of a button, for `Button`, `ButtonLink` and triggers of Base UI. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(
    "relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-[0.875rem]",
    "text-center font-semibold leading-tight select-none transition-colors",
    variants[look.variant ?? "primary"],
    sizes[look.size ?? "normal"],
    look.wide && "w-full",
    className,
  );
}

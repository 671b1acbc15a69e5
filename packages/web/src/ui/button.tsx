import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { LoadingLine } from "./loading.tsx";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Whether the button ignores presses. It keeps its label and the focus. */
    busy?: boolean | undefined;
  };

/** A button. For navigation, use `ButtonLink`. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === "submit" ? "button" : type}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={busy ? undefined : onClick}
    >
      {children}
      {busy && <LoadingLine className="absolute inset-x-3 bottom-1.5" />}
    </button>
  );
}

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "normal" | "small" | undefined;
  /** Whether the button fills the width of its container. */
  wide?: boolean | undefined;
};

const variants = {
  primary: "bg-marigold text-on-marigold hover:bg-marigold/85 disabled:opacity-55",
  secondary:
    "border-2 border-ink text-ink hover:bg-ink/7 disabled:border-edge disabled:text-ink-soft",
  quiet: "text-ink hover:bg-ink/7 disabled:text-ink-soft",
  danger: "bg-geranium text-paper hover:bg-geranium/90 disabled:bg-geranium/45",
} as const;

const sizes = {
  normal: "min-h-12 px-[min(1.375rem,7vw)] py-2.5",
  small: "min-h-11 px-[min(1rem,5vw)] py-2 text-base",
} as const;

/** Classes of a button, for `Button`, `ButtonLink` and triggers of Base UI. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(
    "relative inline-flex max-w-full items-center justify-center gap-2 overflow-hidden rounded-[0.875rem]",
    "text-center font-semibold leading-tight [overflow-wrap:anywhere] select-none transition-colors",
    "forced-colors:border-2 forced-colors:border-[ButtonText] forced-colors:disabled:border-[GrayText]",
    variants[look.variant ?? "primary"],
    sizes[look.size ?? "normal"],
    look.wide && "w-full",
    className,
  );
}

/** Classes of a square 44 px control, for `IconButton` and triggers of Base UI. */
export function iconButtonClass(className?: string): string {
  return classNames(
    "inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-ink transition-colors hover:bg-ink/7",
    className,
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
};

/** A square 44 px button with an icon only. */
export function IconButton({ icon: Icon, label, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-label={label}
      title={label}
      className={iconButtonClass(className)}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

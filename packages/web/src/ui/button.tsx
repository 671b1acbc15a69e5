import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { LoadingLine } from "./loading-line.tsx";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** While true the button keeps its label and its focus, but takes no press. */
    busy?: boolean | undefined;
  };

/** A button that does something here; what leads elsewhere is a `ButtonLink`. */
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
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={busy ? undefined : onClick}
    >
      {children}
      {busy && <LoadingLine className="absolute inset-x-3 bottom-1.5" />}
    </button>
  );
}

import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { iconButtonClass } from "./icon-button-class.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: LucideIcon;
  /** The name of the button; also its tooltip. */
  label: string;
};

/** A square button of 44 px that shows an icon only. */
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

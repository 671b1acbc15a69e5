import { createLink } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { iconButtonClass } from "./icon-button-class.ts";

type IconAnchorProps = Omit<ComponentProps<"a">, "children"> & {
  icon: LucideIcon;
  /** The name of the link; also its tooltip. */
  label: string;
};

/** A link of the router that shows an icon only, 44 px square. */
export const IconLink = createLink(IconAnchor);

function IconAnchor({ icon: Icon, label, href, className, ...rest }: IconAnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      title={label}
      className={iconButtonClass(className)}
    >
      <Icon aria-hidden className="size-5" />
    </a>
  );
}

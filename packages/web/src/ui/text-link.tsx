import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { linkClass } from "./link-class.ts";

/** A link of the router within text or in a row of links. */
export const TextLink = createLink(TextAnchor);

function TextAnchor({ className, ...rest }: ComponentProps<"a">) {
  return <a {...rest} className={classNames(linkClass, className)} />;
}

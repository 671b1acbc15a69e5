import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

function ButtonAnchor({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<"a"> & ButtonLook) {
  return <a {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}

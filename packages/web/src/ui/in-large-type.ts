import type { ReactNode } from "react";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";

/** The display face sets letters so tightly that the narrow space before French ? and ! is not seen. */
export function inLargeType(content: ReactNode): ReactNode {
  if (typeof content !== "string") return content;
  return content.replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
}

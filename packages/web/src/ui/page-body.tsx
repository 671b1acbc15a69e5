import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";

/** Widens the narrow space before French ? and !, because it is invisible in the tight display font. */
export function forDisplayFont(content: ReactNode): ReactNode {
  if (typeof content !== "string") return content;
  return content.replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
}

type PageBodyProps = {
  children: ReactNode;
  /** Narrow for text and forms, wide for overviews, full for what must fit a laptop without scrolling. */
  width?: "narrow" | "wide" | "full";
};

/** The column of most pages. */
export function PageBody({ children, width = "narrow" }: PageBodyProps) {
  return (
    <div
      className={classNames(
        "mx-auto w-full px-4 sm:px-8 print:p-0",
        width === "full" ? "max-w-7xl py-4" : "max-w-5xl py-8 sm:py-12",
      )}
    >
      <div
        className={classNames(
          "flex flex-col",
          width === "full" ? "gap-4" : "gap-6",
          width === "narrow" && "mx-auto max-w-2xl",
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** At most 12.5vw, because a long word must fit on its line with large text on a phone. */
const sizes = {
  large: "text-[min(clamp(2rem,1.4rem+2.6vw,3.25rem),12.5vw)]",
  normal: "text-[min(clamp(1.75rem,1.25rem+2vw,2.25rem),12.5vw)]",
} as const;

export type HeadingSize = keyof typeof sizes;

/** Classes of the h1 of a page. */
export function headingClass(size: HeadingSize, className?: string): string {
  return classNames(sizes[size], "font-bold", className);
}

import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { takeHeadingFocus } from "./heading-focus.ts";
import { inLargeType } from "./in-large-type.ts";

type PageHeadingProps = {
  children: ReactNode;
  /** The document's title, when the heading is more than a short text. */
  title: string;
  /** Where what stands below is the main thing, it is not large. */
  size?: keyof typeof sizes;
  className?: string;
};

const sizes = {
  large: "text-[clamp(2rem,1.4rem+2.6vw,3.25rem)]",
  normal: "text-[clamp(1.75rem,1.25rem+2vw,2.25rem)]",
} as const;

/** The h1 of a page: names the document, and takes focus when the learner came by a link. */
export function PageHeading({ children, title, size = "large", className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useDocumentTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page shown under a new path is what asks for focus.
  useEffect(() => {
    if (takeHeadingFocus()) heading.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={classNames(sizes[size], "font-extrabold", className)}
    >
      {inLargeType(children)}
    </h1>
  );
}

/** Names the document: the page first, then the product. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Verbena`;
  }, [title]);
}

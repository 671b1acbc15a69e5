import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { takeHeadingFocus } from "./heading-focus.ts";
import { inLargeType } from "./in-large-type.ts";
import { useDocumentTitle } from "./use-document-title.ts";

type PageHeadingProps = {
  children: ReactNode;
  /** The document's title, when the heading is more than a short text. */
  title: string;
  className?: string;
};

/** The h1 of a page: names the document, and takes focus when the learner came by a link. */
export function PageHeading({ children, title, className }: PageHeadingProps) {
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
      className={classNames("text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] font-extrabold", className)}
    >
      {inLargeType(children)}
    </h1>
  );
}

import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";

/** The display face sets letters so tightly that the narrow space before French ? and ! is not seen. */
export function inLargeType(content: ReactNode): ReactNode {
  if (typeof content !== "string") return content;
  return content.replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
}

let awaited = false;

/** After a navigation: the next page heading that appears takes focus. */
export function awaitHeadingFocus(): void {
  awaited = true;
}

/** Whether a heading that has just appeared is the one that takes focus. */
function takeHeadingFocus(): boolean {
  const taken = awaited;
  awaited = false;
  return taken;
}

/**
 * For the `finalFocus` of dialogs, drawers and menus: the field with which the page begins, marked
 * `data-start`, so that typing and Enter go on there; where a page has none, what had focus before.
 */
export function toStartField(): HTMLElement | true {
  return document.querySelector<HTMLElement>("[data-start]") ?? true;
}

type PageBodyProps = {
  children: ReactNode;
  /** Text and forms are narrow, overviews wide. */
  width?: "narrow" | "wide";
};

/** The column in which most pages stand: all begin at the same edge. */
export function PageBody({ children, width = "narrow" }: PageBodyProps) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8 sm:py-12">
      <div className={classNames("flex flex-col gap-6", width === "narrow" && "max-w-2xl")}>
        {children}
      </div>
    </div>
  );
}

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

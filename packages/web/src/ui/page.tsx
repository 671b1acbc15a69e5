import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";

/** Widens the narrow space before French ? and !: in the tight display font one would not see it. */
export function forDisplayFont(content: ReactNode): ReactNode {
  if (typeof content !== "string") return content;
  return content.replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
}

let isFocusPending = false;

/** Call on a navigation: the next page heading that appears takes focus. */
export function focusNextHeading(): void {
  isFocusPending = true;
}

/** The page's main field, marked `data-start`, or the first button of a group that is marked. */
export function startFieldIn(page: ParentNode): HTMLElement | null {
  const marked = page.querySelector<HTMLElement>("[data-start]");
  return marked?.querySelector<HTMLElement>("a, button") ?? marked;
}

/**
 * For the `finalFocus` of dialogs, drawers and menus: the page's main field. Without one, returns true, which
 * means the element that had focus before.
 */
export function getStartField(): HTMLElement | true {
  return startFieldIn(document) ?? true;
}

type PageBodyProps = {
  children: ReactNode;
  /** Narrow for text and forms, wide for overviews. */
  width?: "narrow" | "wide";
};

/** The column of most pages. */
export function PageBody({ children, width = "narrow" }: PageBodyProps) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8 sm:py-12">
      <div className={classNames("flex flex-col gap-6", width === "narrow" && "mx-auto max-w-2xl")}>
        {children}
      </div>
    </div>
  );
}

type PageHeadingProps = {
  children: ReactNode;
  /** Title of the document. */
  title: string;
  size?: keyof typeof sizes;
  className?: string;
};

/** Large text on a phone: at most 12.5vw, so that a long word fits on its line. */
const sizes = {
  large: "text-[min(clamp(2rem,1.4rem+2.6vw,3.25rem),12.5vw)]",
  normal: "text-[min(clamp(1.75rem,1.25rem+2vw,2.25rem),12.5vw)]",
} as const;

/** The h1 of a page. Sets the document title, and takes focus after a navigation. */
export function PageHeading({ children, title, size = "large", className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useDocumentTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: React may keep the heading on another path.
  useEffect(() => {
    if (isFocusPending) heading.current?.focus({ preventScroll: true });
    isFocusPending = false;
  }, [path]);
  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(sizes[size], "font-bold", className)}>
      {forDisplayFont(children)}
    </h1>
  );
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Verbena`;
  }, [title]);
}

/**
 * Scrolls to the section in the URL's fragment when the component is mounted. The router scrolls, too, but
 * before a page that waits for its data is there.
 */
export function useScrollToAnchor(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const section = id === "" ? null : document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, []);
}

import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";

/** Widens the narrow space before French ? and !, because it is invisible in the tight display font. */
export function forDisplayFont(content: ReactNode): ReactNode {
  if (typeof content !== "string") return content;
  return content.replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE);
}

let isFocusPending = false;

/** Lets the next page heading take focus. Call this on a navigation. */
export function focusNextHeading(): void {
  isFocusPending = true;
}

/** The page's main field, marked with `data-start`. If a group is marked, its first button. */
export function startFieldIn(page: ParentNode): HTMLElement | null {
  const marked = page.querySelector<HTMLElement>("[data-start]");
  return marked?.querySelector<HTMLElement>("a, button") ?? marked;
}

/**
 * For the `finalFocus` of dialogs, drawers, and menus: the page's main field. Without one, returns true, that is, the
 * element that had the focus before.
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

/** At most 12.5vw, because a long word must fit on its line with large text on a phone. */
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
 * Scrolls to the section in the URL's fragment when the component is mounted. The router scrolls too early for a page
 * that waits for its data.
 */
export function useScrollToAnchor(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const section = id === "" ? null : document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, []);
}

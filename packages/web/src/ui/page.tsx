import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { applyLoadedFonts } from "#lib/late-fonts.ts";
import { takeOver } from "#lib/take-over.ts";
import { forDisplayFont, type HeadingSize, headingClass } from "./page-body.tsx";

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

type PageHeadingProps = {
  children: ReactNode;
  /** Title of the document. */
  title: string;
  size?: HeadingSize;
  className?: string;
};

/** The h1 of a page. Sets the document title, and takes focus after a navigation. */
export function PageHeading({ children, title, size = "large", className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useDocumentTitle(title);
  // A page with its heading has its content.
  useLayoutEffect(() => {
    applyLoadedFonts();
    takeOver();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: React may keep the heading on another path.
  useEffect(() => {
    if (isFocusPending) heading.current?.focus({ preventScroll: true });
    isFocusPending = false;
  }, [path]);
  return (
    <h1 ref={heading} tabIndex={-1} className={headingClass(size, className)}>
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

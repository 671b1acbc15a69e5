import { createLink } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { afterPaint } from "#lib/after-paint.ts";

type PageLinksProps = {
  label: string;
  /** Each a `PageLink`. */
  children: ReactNode;
};

/** Links between pages that belong together, on one line. On a phone, it scrolls to the link of the current page. */
export function PageLinks({ label, children }: PageLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(
    () =>
      afterPaint(() =>
        list.current
          ?.querySelector("[aria-current]")
          ?.scrollIntoView({ block: "nearest", inline: "center" }),
      ),
    [],
  );
  return (
    <nav aria-label={label} className="print:hidden">
      {/* The negative margin leaves room for focus rings. The scrolling list would clip them. */}
      <ul
        ref={list}
        className="-mx-1.5 flex gap-x-5 overflow-x-auto px-1.5 pt-1.5 [scrollbar-width:none]"
      >
        {children}
      </ul>
      <div className="border-t border-line" />
    </nav>
  );
}

/** A link of `PageLinks`. */
export const PageLink = createLink(function PageAnchor(anchor: ComponentProps<"a">) {
  return (
    <li className="shrink-0">
      <a
        {...anchor}
        className="inline-flex min-h-12 items-center rounded-t-md border-b-4 border-transparent font-display font-bold text-ink-soft hover:text-ink aria-[current]:border-marigold aria-[current]:text-ink"
      />
    </li>
  );
});

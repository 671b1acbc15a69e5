import type { Verdict } from "@verbena/core/vocabulary";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { washOf } from "../wash.ts";

type VerdictAreaProps = {
  verdict: Verdict | null;
  /** What is read out: on the page from the start, so that screen readers notice the change. */
  announcement: ReactNode;
  /** Must stay in sight: the page moves no further. */
  sentence: RefObject<HTMLElement | null>;
  /** What covers the foot of the page. */
  nextAction: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Height of the bar at the top of the page, with some room below it. */
const TOP_BAR_PX = 68;

/**
 * A whole wash of colour for the verdict. When it comes, the page scrolls until all of it can be
 * seen, or until the sentence is at the top.
 */
export function VerdictArea(props: VerdictAreaProps) {
  const { verdict, announcement, sentence, nextAction, children } = props;
  const area = useRef<HTMLDivElement>(null);
  // In the frame that paints the verdict, where its layout is due anyway.
  useEffect(() => {
    if (verdict === null) return;
    const frame = requestAnimationFrame(() => {
      const below = area.current?.getBoundingClientRect().bottom ?? 0;
      const next = nextAction.current?.getBoundingClientRect().top ?? window.innerHeight;
      const above = sentence.current?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: Math.max(0, Math.min(below - next, above - TOP_BAR_PX)) });
    });
    return () => cancelAnimationFrame(frame);
  }, [verdict, sentence, nextAction]);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {verdict !== null && (
        <div
          ref={area}
          data-verdict={verdict}
          className={classNames(
            "full-bleed max-md:flex-1 pt-6 pb-3 short:pt-3 short:pb-1",
            washOf(verdict),
          )}
        >
          {children}
        </div>
      )}
    </>
  );
}

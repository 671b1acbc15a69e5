import type { Verdict } from "@verbena/core/vocabulary";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { washOf } from "../wash.ts";

type VerdictAreaProps = {
  verdict: Verdict | null;
  /** What is read out: on the page from the start, so that screen readers notice the change. */
  announcement: string;
  children: ReactNode;
};

/** A whole wash of colour for the verdict, brought into view when it comes. */
export function VerdictArea({ verdict, announcement, children }: VerdictAreaProps) {
  const area = useRef<HTMLDivElement>(null);

  // In the frame that paints the verdict, where its layout is due anyway.
  useEffect(() => {
    if (verdict === null) return;
    const frame = requestAnimationFrame(() => area.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [verdict]);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {verdict !== null && (
        <div
          ref={area}
          className={classNames(
            "full-bleed max-md:flex-1 scroll-mb-36 pt-6 pb-3 short:pt-3 short:pb-1",
            washOf(verdict),
          )}
        >
          {children}
        </div>
      )}
    </>
  );
}

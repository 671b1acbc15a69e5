import type { Verdict } from "@verbena/core/vocabulary";
import { type ReactNode, type RefObject, useEffect } from "react";
import { classNames } from "#ui/class-names.ts";
import { washOf } from "../wash.ts";

type VerdictAreaProps = {
  verdict: Verdict | null;
  /** What is read out: on the page from the start, so that screen readers notice the change. */
  announcement: ReactNode;
  /** What must be seen of it: the page moves no further, so that the sentence stays where it was. */
  essence: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A whole wash of colour for the verdict, brought into view when it comes. */
export function VerdictArea({ verdict, announcement, essence, children }: VerdictAreaProps) {
  // In the frame that paints the verdict, where its layout is due anyway.
  useEffect(() => {
    if (verdict === null) return;
    const frame = requestAnimationFrame(() =>
      essence.current?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [verdict, essence]);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {verdict !== null && (
        <div
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

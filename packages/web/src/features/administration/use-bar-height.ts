import { type RefObject, useLayoutEffect, useRef } from "react";

type Bar = {
  /** What the style sheet reads the height in. */
  section: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLDivElement | null>;
};

/** Tells the style sheet of a section how high its bar is, in `--bar`: what sticks below it starts there. */
export function useBarHeight(): Bar {
  const section = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = bar.current;
    if (measured === null) return;
    const measure = () => {
      const isStuck = getComputedStyle(measured).position === "sticky";
      section.current?.style.setProperty("--bar", isStuck ? `${measured.offsetHeight}px` : "0px");
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  });
  return { section, bar };
}

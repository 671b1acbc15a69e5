import { type RefObject, useLayoutEffect, useRef } from "react";

type Measured = {
  /** Receives the custom property `--bar`. */
  section: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLDivElement | null>;
};

/** Measures the sticky bar of a section, so that its table heads stick below the bar. */
export function useBarHeight(): Measured {
  const section = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const measure = () => {
      const isStuck = getComputedStyle(element).position === "sticky";
      section.current?.style.setProperty("--bar", isStuck ? `${element.offsetHeight}px` : "0px");
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { section, bar };
}

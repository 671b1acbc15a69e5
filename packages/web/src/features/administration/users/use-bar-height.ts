import { type RefObject, useLayoutEffect, useRef } from "react";

type BarRefs = {
  /** Receives the custom property `--bar`. */
  section: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLDivElement | null>;
};

/** Keeps the height of a sticky bar in the custom property `--bar`, so that table heads can stick below it. */
export function useBarHeight(): BarRefs {
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

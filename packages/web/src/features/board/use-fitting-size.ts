import { type RefObject, useLayoutEffect, useRef } from "react";

/** Smaller text would not be legible from the last row of a class, or on a phone. */
const SMALLEST_PX = 14;

/**
 * Sets the text of an element as large as its box allows. The box must have a size that does not depend on its content; it
 * scrolls if even the smallest text does not fit.
 *
 * @param content the text is measured again when it changes
 * @param largest the largest size, as a fraction of the height of the box
 * @returns the refs of the box and of the element in it
 */
export function useFittingSize(
  content: unknown,
  largest: number,
): { box: RefObject<HTMLDivElement | null>; text: RefObject<HTMLDivElement | null> } {
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another size.
  useLayoutEffect(() => {
    const fit = () => {
      if (box.current && text.current) fitText(box.current, text.current, largest);
    };
    fit();
    const observer = new ResizeObserver(fit);
    if (box.current) observer.observe(box.current);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  }, [content, largest]);
  return { box, text };
}

function fitText(box: HTMLElement, text: HTMLElement, largest: number): void {
  let fits = SMALLEST_PX;
  let tooLarge = Math.max(SMALLEST_PX, Math.floor(box.clientHeight * largest)) + 1;
  while (tooLarge - fits > 1) {
    const size = Math.floor((fits + tooLarge) / 2);
    text.style.fontSize = `${size}px`;
    if (text.scrollWidth <= box.clientWidth && text.offsetHeight <= box.clientHeight) fits = size;
    else tooLarge = size;
  }
  text.style.fontSize = `${fits}px`;
}

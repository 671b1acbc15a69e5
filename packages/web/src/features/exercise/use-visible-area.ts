import { useEffect } from "react";

/** Below this height a phone's keyboard is open, and every line counts. */
const SHORT_PX = 560;

/**
 * Tells the style sheet what a phone's keyboard leaves to see: `data-short` on the root while
 * little is left, and `--covered`, the pixels at the foot of the page that the keyboard covers
 * (where a browser lays it over the page instead of making the page smaller).
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      root.style.setProperty("--covered", `${Math.max(0, Math.round(covered))}px`);
      root.toggleAttribute("data-short", viewport.height < SHORT_PX && viewport.scale === 1);
    };
    measure();
    const listening = new AbortController();
    viewport.addEventListener("resize", measure, { signal: listening.signal });
    viewport.addEventListener("scroll", measure, { signal: listening.signal });
    return () => {
      listening.abort();
      root.style.removeProperty("--covered");
      root.removeAttribute("data-short");
    };
  }, []);
}

import { useEffect } from "react";

/** Below this height a phone's keyboard is open. */
const SHORT_PX = 560;

/**
 * Tells the style sheet what a phone's keyboard leaves visible: `data-short` on the root while that
 * is little, and `--covered`, the height in pixels of the keyboard where it lies over the page.
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
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      root.style.removeProperty("--covered");
      root.removeAttribute("data-short");
    };
  }, []);
}

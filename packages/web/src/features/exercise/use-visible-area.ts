import { useEffect } from "react";

/** Below this height, a phone's keyboard is probably open. */
const SHORT_PX = 560;

/**
 * Tells the style sheet how much of the page a phone's keyboard hides: `data-short` on the root element
 * while little is visible, and `--covered`, the height in pixels that the keyboard covers.
 */
export function useVisibleArea(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const measure = () => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      // Set the property only when needed, because the style of the whole page depends on it.
      if (covered > 0) root.style.setProperty("--covered", `${covered}px`);
      else root.style.removeProperty("--covered");
      root.toggleAttribute("data-short", viewport.height < SHORT_PX && viewport.scale === 1);
    };
    // Measure in the next frame, after the browser has computed the layout.
    const frame = requestAnimationFrame(measure);
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      cancelAnimationFrame(frame);
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      root.style.removeProperty("--covered");
      root.removeAttribute("data-short");
    };
  }, []);
}

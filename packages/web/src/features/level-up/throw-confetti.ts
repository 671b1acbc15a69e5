import type { Options, Shape } from "canvas-confetti";

/** A flag of the bunting, as an SVG path. */
const FLAG = "M0 0H10L5 10Z";

const COLOURS = ["--marigold", "--geranium", "--azulejo", "--leaf"];

/**
 * Throws festival flags over the page from both sides, unless the learner prefers reduced motion or
 * the script cannot be loaded.
 *
 * @returns a function that removes them
 */
export function throwConfetti(): () => void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  let remove = () => undefined;
  let isRemoved = false;
  void import("canvas-confetti").then(
    ({ default: confetti }) => {
      if (isRemoved) return;
      const flag = confetti.shapeFromPath({ path: FLAG });
      // A worker would be loaded from a blob URL, which the Content-Security-Policy forbids.
      const fire = confetti.create(undefined, { useWorker: false, resize: true });
      for (const side of ["left", "right"] as const) void fire(burst(side, flag));
      remove = () => void fire.reset();
    },
    () => undefined,
  );
  return () => {
    isRemoved = true;
    remove();
  };
}

function burst(side: "left" | "right", flag: Shape): Options {
  return {
    particleCount: 60,
    angle: side === "left" ? 60 : 120,
    origin: { x: side === "left" ? 0 : 1, y: 0.8 },
    spread: 70,
    startVelocity: 60,
    ticks: 240,
    scalar: 1.5,
    shapes: [flag],
    colors: festivalColours(),
    disableForReducedMotion: true,
  };
}

/** The festival's colours in the current theme. */
function festivalColours(): string[] {
  const style = getComputedStyle(document.documentElement);
  return COLOURS.map((name) => style.getPropertyValue(name).trim());
}

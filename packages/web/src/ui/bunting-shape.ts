// Lengths in units of the drawing. The pitch is the distance from one flag to the next.
const PITCH = 30;
const FLAG_WIDTH = 25;
const FLAG_HEIGHT = 25;
const SAG = 10;
const TOP = 2;

/** Approximate number of flags between two points where the cord is attached. */
const FLAGS_PER_SPAN = 7;

export type BuntingFlag = {
  /** The `points` of an SVG polygon. */
  points: string;
  /** The point of the cord at which the flag begins. */
  from: { x: number; y: number };
};

type Span = { from: number; to: number };

/**
 * The SVG paths and polygons of a cord with `total` flags. The cord sags between the points where it is attached.
 */
export function buntingShape(total: number): {
  width: number;
  height: number;
  cords: string[];
  flags: BuntingFlag[];
} {
  const spans = spansOf(total);
  return {
    width: total * PITCH,
    height: TOP + SAG + FLAG_HEIGHT + 2,
    cords: spans.map(cordPath),
    flags: spans.flatMap(flagsOf),
  };
}

function spansOf(total: number): Span[] {
  const count = Math.max(1, Math.round(total / FLAGS_PER_SPAN));
  return Array.from({ length: count }, (_, index) => ({
    from: Math.round((index * total) / count) * PITCH,
    to: Math.round(((index + 1) * total) / count) * PITCH,
  }));
}

/** A quadratic curve whose lowest point is `SAG` below its ends. */
function cordPath({ from, to }: Span): string {
  return `M${from} ${TOP}Q${(from + to) / 2} ${TOP + 2 * SAG} ${to} ${TOP}`;
}

function flagsOf(span: Span): BuntingFlag[] {
  const count = (span.to - span.from) / PITCH;
  return Array.from({ length: count }, (_, index) => {
    const x = span.from + index * PITCH;
    const middle = x + PITCH / 2;
    const left = middle - FLAG_WIDTH / 2;
    const right = middle + FLAG_WIDTH / 2;
    const corners = [
      [left, heightAt(span, left)],
      [right, heightAt(span, right)],
      [middle, heightAt(span, middle) + FLAG_HEIGHT],
    ];
    return { points: corners.join(" "), from: { x, y: heightAt(span, x) } };
  });
}

function heightAt({ from, to }: Span, x: number): number {
  const t = (x - from) / (to - from);
  return Math.round((TOP + 4 * SAG * t * (1 - t)) * 100) / 100;
}

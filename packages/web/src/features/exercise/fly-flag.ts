const FLIGHT_MS = 420;
const SWAY_MS = 900;
const STEPS = 12;

/** How far the arc rises above the straight line, in relation to its length. */
const ARC = 0.35;

type Point = { x: number; y: number };

/**
 * Lets a flag fly from the blank to its place in the string, which then sways. The coloured flag there is
 * hidden until then.
 */
export function flyFlag(blank: Element, flag: SVGElement): void {
  const from = centreOf(blank);
  const to = centreOf(flag);
  const { width, height } = flag.getBoundingClientRect();
  if (width === 0) return;
  const flying = drawFlag(width, height, getComputedStyle(flag).fill);
  document.body.append(flying);
  const flight = flying.animate(
    pathOf(from, to).map(({ x, y }, step) => ({
      transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${2 - step / STEPS})`,
    })),
    { duration: FLIGHT_MS, easing: "ease-in-out" },
  );
  flight.addEventListener("finish", () => flying.remove());
  flight.addEventListener("cancel", () => flying.remove());
  flag.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT_MS);
  sway(flag, [0, -18, 13, -6, 0]);
  const string = flag.ownerSVGElement;
  if (string) sway(string, [0, 0.9, -0.6, 0.3, 0]);
}

/** Turns an element to these angles around the middle of its top edge, after the flight. */
function sway(element: SVGElement, degrees: readonly number[]): void {
  element.animate(
    degrees.map((angle) => ({
      transform: `rotate(${angle}deg)`,
      transformOrigin: "top",
      transformBox: "fill-box",
    })),
    { duration: SWAY_MS, delay: FLIGHT_MS, easing: "ease-in-out" },
  );
}

const SVG = "http://www.w3.org/2000/svg";

function drawFlag(width: number, height: number, fill: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 10 10");
  drawing.setAttribute("preserveAspectRatio", "none");
  drawing.setAttribute("aria-hidden", "true");
  Object.assign(drawing.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    zIndex: "30",
  });
  const shape = document.createElementNS(SVG, "polygon");
  shape.setAttribute("points", "0,0 10,0 5,10");
  shape.style.fill = fill;
  drawing.append(shape);
  return drawing;
}

/** Points of a quadratic Bézier curve that bulges upwards. */
function pathOf(from: Point, to: Point): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const control = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - ARC * length };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const at = (axis: keyof Point) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return { x: at("x"), y: at("y") };
  });
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";

type ChartProps = {
  /** The height in pixels. */
  height: number;
  label: string;
  /** Draws the chart at a width in pixels. */
  children: (width: number) => ReactNode;
};

/** A drawing as wide as its column. */
export function Chart({ height, label, children }: ChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} style={{ blockSize: height }}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={height} className="block">
          {children(width)}
        </svg>
      )}
    </div>
  );
}

type AxisTextProps = { x: number; y: number; anchor: "middle" | "end"; children: ReactNode };

export function AxisText({ x, y, anchor, children }: AxisTextProps) {
  return (
    <text
      x={x}
      y={y}
      dy={anchor === "end" ? "0.32em" : "0.8em"}
      textAnchor={anchor}
      className="fill-ink-soft font-sans text-[0.8125rem] tabular-nums"
    >
      {children}
    </text>
  );
}

type AxisLineProps = { from: number; to: number; y: number };

export function AxisLine({ from, to, y }: AxisLineProps) {
  return (
    <line x1={from} x2={to} y1={y} y2={y} shapeRendering="crispEdges" className="stroke-edge" />
  );
}

type CutMarkProps = { x: number; y: number; width: number };

/** A diagonal gap across a bar that is cut off. */
export function CutMark({ x, y, width }: CutMarkProps) {
  return (
    <path
      d={`M${x - 3} ${y + 5}L${x + width + 3} ${y - 5}`}
      strokeWidth={5}
      className="stroke-paper"
    />
  );
}

/** The width of an element in CSS pixels, kept up to date. It is 0 only before the first paint. */
export function useWidth<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  width: number;
} {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

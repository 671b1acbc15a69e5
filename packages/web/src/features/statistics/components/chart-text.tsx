type ChartTextProps = {
  x: number;
  y: number;
  formattedValue: string | undefined;
  anchor: "middle" | "end";
};

/** A word or figure beside the axis of a drawing. */
export function ChartText({ x, y, formattedValue, anchor }: ChartTextProps) {
  return (
    <text
      x={x}
      y={y}
      dy={anchor === "end" ? "0.32em" : "0.8em"}
      textAnchor={anchor}
      className="fill-ink-soft font-sans text-[0.8125rem] tabular-nums"
    >
      {formattedValue}
    </text>
  );
}

import type { CSSProperties } from "react";
import { classNames } from "#ui/class-names.ts";
import type { Heat } from "./heat.ts";

type HeatCellProps = { heat: Heat; title?: string; style?: CSSProperties };

const washes: Record<Heat, string> = {
  0: "bg-ink/8",
  1: "bg-marigold/45",
  2: "bg-marigold",
  3: "bg-[color-mix(in_oklab,var(--marigold)_45%,var(--marigold-ink))]",
  4: "bg-marigold-ink",
};

/** A day of the heat map. */
export function HeatCell({ heat, title, style }: HeatCellProps) {
  return (
    <span
      title={title}
      style={style}
      className={classNames("aspect-square rounded-[3px]", washes[heat])}
    />
  );
}

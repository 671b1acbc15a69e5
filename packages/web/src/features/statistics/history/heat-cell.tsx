import type { CSSProperties } from "react";
import { classNames } from "#ui/class-names.ts";
import type { Heat } from "./heat.ts";

type HeatCellProps = { heat: Heat; title?: string; style?: CSSProperties };

/** By day the warmest is the darkest, by night the brightest. */
const washes: Record<Heat, string> = {
  0: "bg-ink/8",
  1: "bg-marigold/45 dark:bg-marigold/25",
  2: "bg-marigold dark:bg-marigold/55",
  3: "bg-[color-mix(in_oklab,var(--marigold)_45%,var(--marigold-ink))] dark:bg-marigold",
  4: "bg-marigold-ink dark:bg-[color-mix(in_oklab,var(--marigold-ink)_35%,var(--ink))]",
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

import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

type ShareBarProps = {
  name: ReactNode;
  figures: ReactNode;
  percent: number;
  className: string;
  /** Shown beside the bar. */
  action?: ReactNode;
};

/** A row of a bar chart: its name, its figures, and a bar. */
export function ShareBar({ name, figures, percent, className, action }: ShareBarProps) {
  return (
    <li className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
          <span className="min-w-0 flex-[1_1_5rem] font-semibold">{name}</span>
          <span className="max-w-full shrink-0 text-right text-ink-soft">{figures}</span>
        </p>
        <span aria-hidden className="mt-1.5 block h-3 overflow-hidden rounded-full bg-ink/10">
          <span
            className={classNames("block h-full rounded-full", className)}
            style={{ inlineSize: `${percent}%` }}
          />
        </span>
      </div>
      {action}
    </li>
  );
}

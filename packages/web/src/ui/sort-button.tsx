import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type SortButtonProps = {
  /** Undefined when the rows are sorted by another column. */
  sorted: "ascending" | "descending" | undefined;
  align: "left" | "right";
  onSort: () => void;
  children: ReactNode;
};

/** The heading of a column that can be sorted by, with an arrow for the current order. */
export function SortButton({ sorted, align, onSort, children }: SortButtonProps) {
  const Icon = sorted === "descending" ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        "inline-flex min-h-11 pointer-fine:min-h-9 items-center gap-1 rounded-md pl-2 leading-tight hover:text-ink",
        align === "left" ? "-ml-2 text-left" : "flex-row-reverse text-right",
        sorted ? "text-ink" : "text-ink-soft",
      )}
    >
      {children}
      <Icon aria-hidden className={classNames("size-4 shrink-0", !sorted && "opacity-0")} />
    </button>
  );
}

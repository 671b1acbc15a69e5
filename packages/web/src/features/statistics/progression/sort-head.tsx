import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import type { Order, SortColumn } from "./sort-items.ts";

type SortHeadProps = {
  column: SortColumn;
  order: Order;
  onSort: (column: SortColumn) => void;
  children: ReactNode;
};

/** The head of a column, which sorts by it; again, the other way round. */
export function SortHead({ column, order, onSort, children }: SortHeadProps) {
  const isSorted = order.column === column;
  const Icon = order.descending ? ArrowDown : ArrowUp;
  const direction = order.descending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={classNames("font-semibold", column === "label" ? "text-left" : "text-right")}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className={classNames(
          "inline-flex min-h-11 items-center gap-1 rounded-md pl-2 hover:text-ink",
          column === "label" ? "-ml-2" : "flex-row-reverse",
          isSorted ? "text-ink" : "text-ink-soft",
        )}
      >
        {children}
        <Icon aria-hidden className={classNames("size-4 shrink-0", !isSorted && "opacity-0")} />
      </button>
    </th>
  );
}

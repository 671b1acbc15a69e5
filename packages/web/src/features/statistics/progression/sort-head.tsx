import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { SortButton } from "#ui/sort-button.tsx";
import type { Order, SortColumn } from "./sort-items.ts";

type SortHeadProps = {
  column: SortColumn;
  order: Order;
  onSort: (column: SortColumn) => void;
  children: ReactNode;
};

/** The head of a column, which sorts by it. */
export function SortHead({ column, order, onSort, children }: SortHeadProps) {
  const direction = order.descending ? "descending" : "ascending";
  const sorted = order.column === column ? direction : undefined;
  const align = column === "label" ? "left" : "right";
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={classNames("font-semibold", align === "left" ? "text-left" : "text-right")}
    >
      <SortButton sorted={sorted} align={align} onSort={() => onSort(column)}>
        {children}
      </SortButton>
    </th>
  );
}

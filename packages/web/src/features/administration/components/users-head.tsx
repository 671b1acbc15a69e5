import type { Direction, SortKey } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { SortButton } from "#ui/sort-button.tsx";

export type SortedBy = { sort: SortKey; direction: Direction };

type UsersHeadProps = {
  /** What the column can be sorted by: it may show more than one thing. */
  columns: readonly SortKey[];
  /** How a column is called that is sorted by something else. */
  label?: string;
  sorted: SortedBy;
  onSort: (column: SortKey) => void;
  align: "left" | "right";
};

/** Stays below the bars at the top while its column passes. */
export const headClass =
  "sticky top-[calc(3.75rem+var(--bar))] z-10 bg-paper shadow-[inset_0_-2px_var(--line)] [@media(max-height:30rem)]:static";

/** The head of a column of users, which sorts by what it shows. */
export function UsersHead({ columns, label, sorted, onSort, align }: UsersHeadProps) {
  const { t } = useTranslation();
  const direction = sorted.direction === "asc" ? "ascending" : "descending";
  return (
    <th
      scope="col"
      aria-sort={columns.includes(sorted.sort) ? direction : undefined}
      className={classNames(
        headClass,
        "pr-4 font-semibold",
        align === "left" ? "text-left" : "text-right",
      )}
    >
      {columns.map((column) => (
        <SortButton
          key={column}
          sorted={column === sorted.sort ? direction : undefined}
          align={align}
          onSort={() => onSort(column)}
        >
          {label ?? t(`administration.users.columns.${column}`)}
        </SortButton>
      ))}
    </th>
  );
}

import type { Direction, SortKey } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { SortButton } from "#ui/sort-button.tsx";

export type SortedBy = { sort: SortKey; direction: Direction };

type UsersHeadProps = {
  /** What the column can be sorted by: it may show more than one thing. */
  columns: readonly SortKey[];
  sorted: SortedBy;
  onSort: (column: SortKey) => void;
  align: "left" | "right";
};

/** The head of a column of users, which sorts by what it shows. */
export function UsersHead({ columns, sorted, onSort, align }: UsersHeadProps) {
  const { t } = useTranslation();
  const direction = sorted.direction === "asc" ? "ascending" : "descending";
  return (
    <th
      scope="col"
      aria-sort={columns.includes(sorted.sort) ? direction : undefined}
      className={classNames("pr-4 font-semibold", align === "left" ? "text-left" : "text-right")}
    >
      {columns.map((column) => (
        <SortButton
          key={column}
          sorted={column === sorted.sort ? direction : undefined}
          align={align}
          onSort={() => onSort(column)}
        >
          {t(`administration.users.columns.${column}`)}
        </SortButton>
      ))}
    </th>
  );
}

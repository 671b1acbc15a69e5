import { successRate } from "@verbena/core/progress/statistics";
import type { Counts } from "@verbena/server/client";

export type ItemRow = Counts & {
  item: string;
  label: string;
};

export const sortColumns = ["label", "attempts", "correct", "rate"] as const;
export type SortColumn = (typeof sortColumns)[number];

export type Order = { column: SortColumn; descending: boolean };

export const worstFirst: Order = { column: "rate", descending: false };

const spanish = new Intl.Collator("es");

/** Sorts rows; equal ones by number of mistakes, then by label. */
export function sortItems(rows: readonly ItemRow[], { column, descending }: Order): ItemRow[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) => sign * compare(a, b, column) || mistakes(b) - mistakes(a) || compare(a, b, "label"),
  );
}

function compare(a: ItemRow, b: ItemRow, column: SortColumn): number {
  if (column === "label") return spanish.compare(a.label, b.label);
  if (column === "rate") return rateOf(a) - rateOf(b);
  return a[column] - b[column];
}

const rateOf = ({ correct, attempts }: Counts) => successRate(correct, attempts);
const mistakes = ({ correct, attempts }: Counts) => attempts - correct;

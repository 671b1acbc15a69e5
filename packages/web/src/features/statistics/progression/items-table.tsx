import { successRate } from "@verbena/core/progress/statistics";
import type { Counts } from "@verbena/server/client";
import { useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { SortButton } from "#ui/sort-button.tsx";

type Kind = "forms" | "words";

type ItemsTableProps = { kind: Kind; rows: readonly ItemRow[] };

/** Rows that are shown before the learner asks for all. */
const FIRST_ROWS = 10;

/** A table of verbs or sentences with their figures, worst first. The heads of its columns sort it. */
export function ItemsTable({ kind, rows }: ItemsTableProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState(worstFirst);
  const [isWhole, setWhole] = useState(false);
  const sorted = sortItems(rows, order);
  const sortedBy = order.descending ? "descending" : "ascending";
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_ROWS);

  const sortBy = (column: SortColumn) =>
    setOrder((current) => ({
      column,
      descending: current.column === column ? !current.descending : column === "attempts",
    }));

  return (
    <div className="flex flex-col items-start gap-4">
      {/* With large text, the table is wider than a phone. The padding leaves room for focus rings at its edges. */}
      <div className="-m-2 self-stretch overflow-x-auto p-2">
        <table
          aria-label={t(`statistics.items.${kind}`)}
          className="w-full max-sm:text-[0.9375rem]"
        >
          <thead>
            <tr className="border-b-2 border-line">
              {sortColumns.map((column) => {
                const direction = order.column === column ? sortedBy : undefined;
                return (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={direction}
                    className="text-right font-semibold first:text-left"
                  >
                    <SortButton
                      sorted={direction}
                      align={column === "label" ? "left" : "right"}
                      onSort={() => sortBy(column)}
                    >
                      {column === "label"
                        ? t(`statistics.items.${kind}Head`)
                        : t(`statistics.items.heads.${column}`)}
                    </SortButton>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.item} kind={kind} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {sorted.length > shown.length && (
        <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
          {t("statistics.items.all", { total: sorted.length })}
        </Button>
      )}
    </div>
  );
}

type RowProps = { kind: Kind; row: ItemRow };

function Row({ kind, row: { item, label, attempts, correct } }: RowProps) {
  const language = useLanguage();
  return (
    <tr className="border-b border-line tabular-nums">
      <th scope="row" lang="es" className="py-1 text-left font-medium">
        {kind === "forms" ? (
          <TextLink
            to="/app/verbs"
            search={{ verb: verbOf(item) }}
            className="inline-block min-w-11 py-3"
          >
            {label}
          </TextLink>
        ) : (
          <span className="inline-block py-2.5">{label}</span>
        )}
      </th>
      <td className="py-1 pl-2 text-right">{formatNumber(language, attempts)}</td>
      <td className="py-1 pl-2 text-right">{formatNumber(language, correct)}</td>
      <td className="py-1 pl-2 text-right font-semibold">
        {formatPercent(language, successRate(correct, attempts))}
      </td>
    </tr>
  );
}

/** Items of the negative imperative have *no* before the verb. */
const verbOf = (item: string) => item.replace(/^no /, "");

type ItemRow = Counts & {
  item: string;
  label: string;
};

const sortColumns = ["label", "attempts", "correct", "rate"] as const;
type SortColumn = (typeof sortColumns)[number];

type Order = { column: SortColumn; descending: boolean };

export const worstFirst: Order = { column: "rate", descending: false };

const spanish = new Intl.Collator("es");

/** Sorts rows by a column, then by number of mistakes, then by label. */
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

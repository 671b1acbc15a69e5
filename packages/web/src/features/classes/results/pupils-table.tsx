import type { PupilSummary } from "@verbena/server/client";
import { useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/link.tsx";
import { SortButton } from "#ui/sort-button.tsx";
import { Block } from "./block.tsx";
import {
  fewestFirst,
  type PupilColumn,
  type PupilRow,
  pupilColumns,
  rowOf,
  sortPupils,
} from "./sort-pupils.ts";

type PupilsTableProps = { classId: string; pupils: readonly PupilSummary[] };

/** The pupils with their practice of the last seven days. The heads of the columns sort the table. */
export function PupilsTable({ classId, pupils }: PupilsTableProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState(fewestFirst);
  const sortBy = (column: PupilColumn) =>
    setOrder((current) => ({
      column,
      descending: current.column === column && !current.descending,
    }));
  const sortedBy = order.descending ? "descending" : "ascending";
  return (
    <Block
      title={t("classResults.table.title")}
      detail={t("classResults.table.period")}
      className="lg:sticky lg:top-4"
    >
      {/* The margin leaves room for the focus ring of links. On a laptop, what is cut at the lower edge fades. */}
      <div
        className={classNames(
          "-mx-2 -my-1 overflow-auto px-2 py-1 print:max-h-none",
          "lg:max-h-[max(24rem,calc(100dvh-15.25rem))] lg:pb-4 lg:[mask-image:linear-gradient(to_top,transparent,black_1rem)]",
        )}
      >
        <table aria-label={t("classResults.table.title")} className="w-full text-[0.9375rem]">
          <thead>
            <tr>
              {pupilColumns.map((column) => {
                const direction = order.column === column ? sortedBy : undefined;
                return (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={direction}
                    className="border-b-2 border-line bg-paper text-right font-semibold first:text-left lg:sticky lg:-top-1"
                  >
                    <SortButton
                      sorted={direction}
                      align={column === "name" ? "left" : "right"}
                      onSort={() => sortBy(column)}
                    >
                      {t(`classResults.table.${column}`)}
                    </SortButton>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {sortPupils(pupils.map(rowOf), order).map((row) => (
              <Row key={row.userId} classId={classId} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Block>
  );
}

function Row({ classId, row }: { classId: string; row: PupilRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { userId, name, answers, days, rate } = row;
  return (
    <tr
      className={classNames("border-b border-line tabular-nums", answers === 0 && "text-ink-soft")}
    >
      <th scope="row" className="text-left font-medium wrap-anywhere">
        <TextLink
          to="/app/classes/$classId/pupils/$userId"
          params={{ classId, userId }}
          className="inline-block min-w-11 py-2.5 pointer-fine:py-0.5 pointer-fine:leading-5"
        >
          {name}
        </TextLink>
      </th>
      <td className="pl-2 text-right">{formatNumber(language, answers)}</td>
      <td className="pl-2 text-right">{formatNumber(language, days)}</td>
      <td className="pl-2 text-right font-semibold">
        {rate === null ? t("classResults.table.none") : formatPercent(language, rate)}
      </td>
    </tr>
  );
}

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";

type DisclosureProps = {
  label: string;
  children: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
};

/** Content that is shown after a press on its label. */
export function Disclosure({ label, children, open = false }: DisclosureProps) {
  return (
    <details open={open} className="group">
      <summary className="print:hidden inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm font-semibold text-azulejo [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 transition-transform group-open:rotate-90"
          strokeWidth={2.5}
        />
        {label}
      </summary>
      {children}
    </details>
  );
}

type TableDisclosureProps = {
  caption: string;
  /** Heads of the columns. The first column names the row. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** The figures of a chart as a table, collapsed at first. */
export function TableDisclosure({ caption, heads, rows }: TableDisclosureProps) {
  const { t } = useTranslation();
  return (
    <Disclosure label={t("common.table")}>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b-2 border-line text-ink-soft">
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="py-2 pr-3 text-right align-bottom font-semibold first:text-left last:pr-0"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 text-left font-medium">
                  {name}
                </th>
                {figures.map((figure, column) => (
                  <td key={heads[column + 1]} className="py-2 pr-3 text-right last:pr-0">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}

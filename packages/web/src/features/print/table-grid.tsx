import { longTenseName } from "@verbena/spanish";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import type { TextSize } from "./sheet-plan.ts";
import type { PrintedTable } from "./tables.ts";

export const TABLE_COLUMNS = 2;

type TableGridProps = { tables: readonly PrintedTable[]; size: TextSize; isFilled: boolean };

/** Conjugation tables in two columns, empty or with their forms. */
export function TableGrid({ tables, size, isFilled }: TableGridProps) {
  const { t } = useTranslation();
  const isLarge = size === "large";
  const hasTenses = new Set(tables.map(({ tense }) => tense)).size > 1;
  return (
    <div
      className={classNames(
        "grid grid-cols-2 gap-x-[2.5em] gap-y-[2em]",
        isLarge && "text-[1.15em] tracking-[0.02em]",
      )}
    >
      {tables.map(({ verb, tense, rows }) => (
        <table
          key={`${verb} ${tense}`}
          lang="es"
          className="w-full border-collapse self-start text-left"
        >
          <caption className="pb-[0.3em] text-left">
            <b className="font-display text-[1.2em]">{verb}</b>
            {hasTenses && ` · ${longTenseName(tense)}`}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("print.person")}</th>
              <th scope="col">{t("print.form")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pronoun, forms }) => (
              <tr key={pronoun} className={isLarge ? "h-[2.9em]" : "h-[2.25em]"}>
                <th
                  scope="row"
                  className="w-[44%] border-[0.08em] border-black px-[0.5em] text-[0.85em] leading-tight font-normal"
                >
                  {pronoun}
                </th>
                <td className="border-[0.08em] border-black px-[0.6em] leading-tight font-semibold">
                  {isFilled && forms}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

import type { SectionTexts } from "@verbena/content/theory/guide";
import { SpanishText } from "#conjugation/spanish-text.tsx";

type GuideOverviewProps = { overview: NonNullable<SectionTexts["overview"]>; caption: string };

/** A rule at a glance, a case in each row. */
export function GuideOverview({ overview, caption }: GuideOverviewProps) {
  return (
    <div className="overflow-x-auto rounded-2xl border border-line bg-card">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {overview.columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {overview.rows.map(([head, ...rest]) => (
            <tr key={head} className="border-t border-line first:border-t-0">
              <th scope="row" className={cell}>
                <SpanishText text={head ?? ""} />
              </th>
              {rest.map((text) => (
                <td key={text} className={cell}>
                  <SpanishText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = "px-2 py-2.5 align-top max-sm:text-sm sm:px-4";

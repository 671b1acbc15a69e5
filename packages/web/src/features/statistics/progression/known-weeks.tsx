import type { KnownWeek } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { WeekChart } from "#learner-ui/week-chart.tsx";
import { formatDay, formatNumber } from "#lib/format.ts";
import { TableDisclosure } from "#ui/disclosure.tsx";
import { knownWeeksQuery, useStatistics } from "../api.ts";

/** How what the learner knows grew over the weeks. Renders nothing in the first week. */
export function KnownWeeks() {
  const { data: weeks = [] } = useStatistics(knownWeeksQuery());
  const [first] = weeks;
  const last = weeks.at(-1);
  return first && last && first !== last ? (
    <KnownCurve weeks={weeks} first={first} last={last} />
  ) : null;
}

type KnownCurveProps = { weeks: readonly KnownWeek[]; first: KnownWeek; last: KnownWeek };

function KnownCurve({ weeks, first, last }: KnownCurveProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number) => formatNumber(language, value);
  const top = topOf(Math.max(...weeks.map(({ shown, expected }) => shown + expected)));
  const title = t("statistics.known.weeks.title");
  return (
    <div className="mt-3 flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem] text-ink-soft">
        <li className="flex items-center gap-2">
          <span aria-hidden className="h-1 w-5 rounded-full bg-leaf" />
          {t("statistics.known.weeks.shown")}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-4 rounded-sm bg-leaf/20" />
          {t("statistics.known.weeks.expected")}
        </li>
      </ul>
      <WeekChart
        label={t("statistics.known.weeks.summary", {
          weeks: weeks.length,
          first: first.shown,
          last: last.shown,
        })}
        mondays={weeks.map(({ monday }) => monday)}
        values={weeks.map(({ shown }) => shown)}
        areaTo={weeks.map(({ shown, expected }) => shown + expected)}
        lines={[0, top / 2, top]}
        format={number}
      />
      <TableDisclosure
        caption={title}
        heads={[
          t("statistics.accuracy.week"),
          t("statistics.known.weeks.shown"),
          t("statistics.known.weeks.expected"),
        ]}
        rows={weeks.toReversed().map(({ monday, shown, expected }) => ({
          key: monday,
          cells: [formatDay(language, monday, "medium"), number(shown), number(expected)],
        }))}
      />
    </div>
  );
}

/** The even number at the top of an axis: 10, 20, 40, 60, 80, 100, 200, and so on. */
export function topOf(highest: number): number {
  const power = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(highest, 1))));
  const factor = [1, 2, 4, 6, 8].find((one) => one * power >= highest) ?? 10;
  return factor * power;
}

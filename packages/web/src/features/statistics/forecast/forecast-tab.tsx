import type { Forecast } from "@verbena/core/progress/forecast";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDay, formatNumber } from "#lib/format.ts";
import { useModule } from "#lib/use-module.ts";
import { Figures } from "#ui/figures.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { forecastQuery } from "../api/forecast-query.ts";
import { allFamilies, type ChosenFamily } from "../chosen-family.ts";
import { FamilyChoice } from "../components/family-choice.tsx";
import { NoAnswers } from "../components/no-answers.tsx";
import { Section } from "../components/section.tsx";
import { TableDisclosure } from "../components/table-disclosure.tsx";
import { useStatistics } from "../use-statistics.ts";

type ForecastTabProps = {
  family: ChosenFamily;
  onFamily: (family: ChosenFamily) => void;
  /** What is practised next. */
  practise: ExerciseKey;
};

/** What comes back for review, day by day. */
export function ForecastTab({ family, onFamily, practise }: ForecastTabProps) {
  const { t } = useTranslation();
  const query = useStatistics(forecastQuery(family));
  return (
    <div className="flex flex-col gap-8">
      <FamilyChoice families={allFamilies} value={family} onChange={onFamily} />
      <Section title={t("statistics.forecast.title")} intro={t("statistics.forecast.intro")}>
        <Loaded query={query} failure={t("statistics.loadFailed")}>
          {(forecast) =>
            totalOf(forecast) === 0 ? (
              <NoAnswers
                title={t("statistics.forecast.none")}
                text={t("statistics.forecast.noneText")}
                practise={family === "all" ? practise : family}
              />
            ) : (
              <DueCards forecast={forecast} />
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}

const comingOf = ({ days }: Forecast) => days.reduce((sum, { due }) => sum + due, 0);
const totalOf = (forecast: Forecast) => forecast.backlog + comingOf(forecast) + forecast.later;

function DueCards({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chart = useModule("forecast-chart", () => import("./forecast-chart.tsx"));
  const { backlog, days, later } = forecast;
  const coming = comingOf(forecast);
  const figure = (value: number) => formatNumber(language, value);
  const names = {
    backlog: t("statistics.forecast.backlog"),
    coming: t("statistics.forecast.coming", { count: days.length }),
    later: t("statistics.forecast.later"),
  };
  return (
    <>
      <Figures
        figures={[
          { term: names.backlog, value: figure(backlog) },
          { term: names.coming, value: figure(coming) },
          { term: names.later, value: figure(later) },
        ]}
      />
      <div className="min-h-65">
        <Loaded query={chart} failure={t("statistics.loadFailed")}>
          {({ ForecastChart }) => (
            <ForecastChart
              forecast={forecast}
              label={t("statistics.forecast.summary", { backlog, coming, count: days.length })}
            />
          )}
        </Loaded>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
        <li className="inline-flex items-center gap-2">
          <span className="size-3.5 rounded-[3px] bg-marigold" />
          {t("statistics.forecast.waiting")}
        </li>
        <li className="inline-flex items-center gap-2">
          <span className="size-3.5 rounded-[3px] bg-ink" />
          {t("statistics.forecast.due")}
        </li>
      </ul>
      <TableDisclosure
        caption={t("statistics.forecast.title")}
        heads={[t("statistics.year.day"), t("statistics.forecast.cards")]}
        rows={[
          { key: "backlog", cells: [names.backlog, figure(backlog)] },
          ...days.map(({ day, due }) => ({
            key: day,
            cells: [formatDay(language, day, "full"), figure(due)],
          })),
          { key: "later", cells: [names.later, figure(later)] },
        ]}
      />
    </>
  );
}

import { dayIn } from "@verbena/core/calendar";
import { successRate } from "@verbena/core/progress/statistics";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import type { Counts } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDay, formatNumber, formatPercent } from "#lib/format.ts";
import { useModule } from "#lib/use-module.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Loaded } from "#ui/loaded.tsx";
import { daysQuery } from "../api/days-query.ts";
import { NoAnswers } from "../components/no-answers.tsx";
import { Section } from "../components/section.tsx";
import { TableDisclosure } from "../components/table-disclosure.tsx";
import { useStatistics } from "../use-statistics.ts";
import { type Week, weeksOf } from "./weeks.ts";

/** The share of right answers, week by week. */
export function AccuracySection({ family }: { family: ExerciseKey }) {
  const { t } = useTranslation();
  const today = dayIn(useNow(), deviceTimeZone());
  const query = useStatistics(daysQuery(family, today));
  return (
    <Section title={t("statistics.accuracy.title")}>
      <Loaded query={query} failure={t("statistics.loadFailed")}>
        {(days) =>
          days.length === 0 ? (
            <NoAnswers
              title={t("statistics.accuracy.none")}
              text={t("statistics.accuracy.noneText")}
              practise={family}
            />
          ) : (
            <Accuracy weeks={weeksOf(days, today)} />
          )
        }
      </Loaded>
    </Section>
  );
}

function Accuracy({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chart = useModule("accuracy-chart", () => import("./accuracy-chart.tsx"));
  const practised = weeks.filter(({ attempts }) => attempts > 0);
  const rateOf = ({ correct, attempts }: Counts) =>
    formatPercent(language, successRate(correct, attempts));
  const latest = rateOf(practised.at(-1) ?? { correct: 0, attempts: 0 });
  const summary = t("statistics.accuracy.summary", {
    count: practised.length,
    rate: latest,
  });
  // A point alone is no curve.
  if (practised.length < 2) {
    return <p className="max-w-prose">{t("statistics.accuracy.firstWeek", { rate: latest })}</p>;
  }
  return (
    <>
      <div className="min-h-60">
        <Loaded query={chart} failure={t("statistics.loadFailed")}>
          {({ AccuracyChart }) => <AccuracyChart weeks={weeks} label={summary} />}
        </Loaded>
      </div>
      <TableDisclosure
        caption={t("statistics.accuracy.title")}
        heads={[
          t("statistics.accuracy.week"),
          t("statistics.answers"),
          t("statistics.right"),
          t("statistics.rate"),
        ]}
        rows={practised.toReversed().map((week) => ({
          key: week.monday,
          cells: [
            formatDay(language, week.monday, "medium"),
            formatNumber(language, week.attempts),
            formatNumber(language, week.correct),
            rateOf(week),
          ],
        }))}
      />
    </>
  );
}

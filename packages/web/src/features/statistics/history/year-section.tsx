import { dayIn, type Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { weekStreaks } from "@verbena/core/progress/rhythm";
import { successRate } from "@verbena/core/progress/statistics";
import type { PractisedDay } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, formatNumber, formatPercent } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useUser } from "#session/use-session.ts";
import { TableDisclosure } from "#ui/disclosure.tsx";
import { Figures } from "#ui/figures.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { daysQuery, type FamilyFilter, useStatistics } from "../api.ts";
import { NoAnswers, Section } from "../components.tsx";
import { HeatLegend, HeatMap } from "./heat-map.tsx";

type YearSectionProps = { family: FamilyFilter; lastFamily: Family };

export function YearSection({ family, lastFamily }: YearSectionProps) {
  const { t } = useTranslation();
  const now = useNow();
  const today = dayIn(now, deviceTimeZone());
  const query = useStatistics(daysQuery(family, today));
  return (
    <Section title={t("statistics.year.title")}>
      <QueryContent query={query} failure={t("statistics.loadFailed")}>
        {(days) =>
          days.length === 0 ? (
            <NoAnswers
              title={t("statistics.year.none")}
              text={t("statistics.year.noneText")}
              practise={family === "all" ? lastFamily : family}
            />
          ) : (
            <Year days={days} now={now} />
          )
        }
      </QueryContent>
    </Section>
  );
}

function Year({ days, now }: { days: readonly PractisedDay[]; now: Instant }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { practiceDays } = useUser();
  const answers = days.reduce((sum, { attempts }) => sum + attempts, 0);
  const practised = days.map(({ day }) => day);
  const { current, longest } = weekStreaks(practised, now, deviceTimeZone(), practiceDays);
  const figure = (value: number) => formatNumber(language, value);
  return (
    <>
      <Figures
        figures={[
          { term: t("statistics.year.days"), value: figure(days.length) },
          { term: t("statistics.answers"), value: figure(answers) },
          { term: t("statistics.year.streak"), value: figure(current) },
          { term: t("statistics.year.longestStreak"), value: figure(longest) },
        ]}
      />
      <p className="max-w-prose text-ink-soft">
        {t("statistics.year.weekCounts", { count: practiceDays })}
      </p>
      <HeatMap days={days} today={dayIn(now, deviceTimeZone())} />
      <HeatLegend />
      <TableDisclosure
        caption={t("statistics.year.title")}
        heads={[
          t("statistics.year.day"),
          t("statistics.answers"),
          t("statistics.right"),
          t("statistics.rate"),
        ]}
        rows={days.toReversed().map(({ day, attempts, correct }) => ({
          key: day,
          cells: [
            formatDay(language, day, "medium"),
            figure(attempts),
            figure(correct),
            formatPercent(language, successRate(correct, attempts)),
          ],
        }))}
      />
    </>
  );
}

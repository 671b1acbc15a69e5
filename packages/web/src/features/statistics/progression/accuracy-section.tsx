import { dayIn } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import { Accuracy } from "#learner-ui/accuracy.tsx";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { daysQuery, type FamilyFilter, useStatistics } from "../api.ts";
import { NoAnswers, Section } from "../components.tsx";

type AccuracySectionProps = { family: FamilyFilter; lastFamily: Family };

export function AccuracySection({ family, lastFamily }: AccuracySectionProps) {
  const { t } = useTranslation();
  const today = dayIn(useNow(), deviceTimeZone());
  const query = useStatistics(daysQuery(family, today));
  return (
    <Section title={t("statistics.accuracy.title")}>
      <QueryContent query={query} failure={t("statistics.loadFailed")}>
        {(days) =>
          days.length === 0 ? (
            <NoAnswers
              title={t("statistics.accuracy.none")}
              text={t("statistics.accuracy.noneText")}
              practise={family === "all" ? lastFamily : family}
            />
          ) : (
            <Accuracy days={days} today={today} />
          )
        }
      </QueryContent>
    </Section>
  );
}

import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { Loaded } from "#ui/loaded.tsx";
import { CAUSE_DAYS, causesQuery } from "../api/causes-query.ts";
import { Section } from "../components/section.tsx";
import { useStatistics } from "../use-statistics.ts";
import { CauseList } from "./cause-list.tsx";

/** What went wrong lately in a family, by cause. */
export function CausesSection({ exerciseKey }: { exerciseKey: ExerciseKey }) {
  const { t } = useTranslation();
  const query = useStatistics(causesQuery(exerciseKey));
  return (
    <Section
      title={t("statistics.causesTitle")}
      intro={t("statistics.causesIntro", { days: CAUSE_DAYS })}
    >
      {(headingId) => (
        <Loaded query={query} failure={t("statistics.loadFailed")}>
          {(causes) =>
            causes.length > 0 ? (
              <CauseList causes={causes} labelledBy={headingId} />
            ) : (
              <p className="font-semibold">{t("statistics.noCauses")}</p>
            )
          }
        </Loaded>
      )}
    </Section>
  );
}

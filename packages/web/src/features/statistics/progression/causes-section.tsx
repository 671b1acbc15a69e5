import type { DiagnosisCode } from "@verbena/core/causes";
import { useTranslation } from "#i18n/use-translation.ts";
import { CauseList } from "#learner-ui/cause-list.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { CAUSE_DAYS, causesQuery, type FamilyFilter, useStatistics } from "../api.ts";
import { Section } from "../components.tsx";

export function CausesSection({ family }: { family: FamilyFilter }) {
  const { t } = useTranslation();
  const query = useStatistics(causesQuery(family));
  return (
    <Section
      title={t("statistics.causesTitle")}
      intro={t("statistics.causesIntro", { days: CAUSE_DAYS })}
      className="border-t-0 pt-0"
    >
      <QueryContent query={query} failure={t("statistics.loadFailed")}>
        {(causes) =>
          causes.length > 0 ? (
            <CauseList
              label={t("statistics.causesTitle")}
              causes={causes}
              actionFor={(cause) => <PractiseCause family={family} cause={cause} />}
            />
          ) : (
            <p className="font-semibold">{t("statistics.noCauses")}</p>
          )
        }
      </QueryContent>
    </Section>
  );
}

/** Starts a session of forms in which a cause can occur, in a family or in all. */
function PractiseCause({ family, cause }: { family: FamilyFilter; cause: DiagnosisCode }) {
  const { t } = useTranslation();
  const look = {
    variant: "secondary",
    size: "small",
    "aria-label": t("statistics.practiseCauseNamed", { cause: t(`causes.${cause}`) }),
    children: t("statistics.practiseCause"),
  } as const;
  return family === "all" ? (
    <ButtonLink {...look} to="/app/review" search={{ cause }} />
  ) : (
    <ButtonLink {...look} to="/app/exercise/$family" params={{ family }} search={{ cause }} />
  );
}

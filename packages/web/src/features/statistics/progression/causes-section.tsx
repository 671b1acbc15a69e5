import type { DiagnosisCode } from "@verbena/core/causes";
import type { CountedCause } from "@verbena/server/client";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { ButtonLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { CAUSE_DAYS, causesQuery, type FamilyFilter, useStatistics } from "../api.ts";
import { Section, ShareBar } from "../components.tsx";

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

type CauseListProps = {
  causes: readonly CountedCause[];
  /** What to show beside a cause. */
  actionFor?: (cause: DiagnosisCode) => ReactNode;
};

/** Each cause with its count and its share of all mistakes. Unknown causes come last. */
export function CauseList({ causes, actionFor }: CauseListProps) {
  const { t } = useTranslation();
  const known = causes.filter(({ cause }) => cause !== "unknown");
  const unknown = causes.filter(({ cause }) => cause === "unknown");
  const total = causes.reduce((sum, { count }) => sum + count, 0);
  return (
    <ol aria-label={t("statistics.causesTitle")} className="flex flex-col gap-5">
      {[...known, ...unknown].map(({ cause, count }) => (
        <ShareBar
          key={cause}
          name={t(`causes.${cause}`)}
          figures={t("statistics.times", { count })}
          percent={(100 * count) / total}
          className={cause === "unknown" ? "min-w-3 bg-edge" : "min-w-3 bg-geranium"}
          action={actionFor?.(cause)}
        />
      ))}
    </ol>
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

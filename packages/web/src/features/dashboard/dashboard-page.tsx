import { exerciseKeys } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useProgress } from "#progress/use-progress.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { FamilyRow } from "./components/family-row.tsx";
import { MoreLinks } from "./components/more-links.tsx";
import { NextStep } from "./components/next-step.tsx";
import { useFamilyOverview } from "./use-family-overview.ts";
import { useHeadline } from "./use-headline.ts";

/** What waits for the learner, the three families, and what there is beside them. */
export function DashboardPage() {
  const { t } = useTranslation();
  const { status, retry } = useProgress();
  const overview = useFamilyOverview();
  const headline = useHeadline(overview);
  return (
    <PageBody width="wide">
      <PageHeading title={t("dashboard.title")}>{headline}</PageHeading>
      <NextStep overview={overview} />
      {status === "failed" && (
        <Alert
          tone="wrong"
          action={
            <Button size="small" variant="secondary" onClick={retry}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("dashboard.progressFailed")}
        </Alert>
      )}
      <ul aria-label={t("dashboard.families")} className="flex flex-col">
        {exerciseKeys.map((key) => (
          <FamilyRow key={key} exerciseKey={key} overview={overview[key]} />
        ))}
      </ul>
      <MoreLinks />
    </PageBody>
  );
}

import { exerciseKeys } from "@verbena/core/vocabulary";
import { memo, useDeferredValue } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useProgressStatus } from "#progress/use-progress.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { FamilyRow } from "./family-row.tsx";
import { MoreLinks } from "./more-links.tsx";
import { NextStep } from "./next-step.tsx";
import { useFamilyOverview } from "./use-family-overview.ts";
import { useHeadline } from "./use-headline.ts";

export function DashboardPage() {
  // Deferred, so that React renders the families in short tasks.
  return <Dashboard overview={useDeferredValue(useFamilyOverview())} />;
}

type DashboardProps = { overview: ReturnType<typeof useFamilyOverview> };

const Dashboard = memo(function Dashboard({ overview }: DashboardProps) {
  const { t } = useTranslation();
  const { status, retry } = useProgressStatus();
  const headline = useHeadline(overview);
  return (
    <PageBody width="wide">
      {/* On a phone, headlines have two lines, but the title that is there first has one. */}
      <PageHeading title={t("dashboard.title")} className="max-sm:min-h-[2lh]">
        {headline}
      </PageHeading>
      <NextStep overview={overview} />
      {status === "failed" && <LoadFailure text={t("dashboard.progressFailed")} onRetry={retry} />}
      <ul aria-label={t("dashboard.families")} className="flex flex-col">
        {exerciseKeys.map((key) => (
          <FamilyRow key={key} exerciseKey={key} overview={overview[key]} />
        ))}
      </ul>
      <MoreLinks />
    </PageBody>
  );
});

import { memo, useDeferredValue } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useProgressStatus } from "#progress/use-progress.ts";
import { useReviewCounts } from "#progress/use-review-counts.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageBody } from "#ui/page.tsx";
import { Families } from "./families.tsx";
import { MoreLinks } from "./more-links.tsx";
import { NextStep } from "./next-step.tsx";
import { Resisting } from "./resisting.tsx";
import { Tonight } from "./tonight.tsx";
import { useFamilyOverview } from "./use-family-overview.ts";

export function DashboardPage() {
  const overview = useFamilyOverview();
  const counts = useReviewCounts();
  // Deferred, so that React renders the families in short tasks.
  return <Dashboard {...useDeferredValue({ overview, counts })} />;
}

type DashboardProps = {
  overview: ReturnType<typeof useFamilyOverview>;
  counts: ReturnType<typeof useReviewCounts>;
};

const Dashboard = memo(function Dashboard({ overview, counts }: DashboardProps) {
  const { t } = useTranslation();
  const { status, retry } = useProgressStatus();
  const families = Object.values(overview);
  const isFirst =
    status === "ready" && families.every(({ progress }) => progress?.stats.totalAttempts === 0);
  return (
    <PageBody width="wide">
      <NextStep counts={counts} isFirst={isFirst} />
      {status === "failed" && <LoadFailure text={t("progress.loadFailed")} onRetry={retry} />}
      <Tonight answered={counts?.answered ?? 0} isFirst={isFirst} />
      <Families overview={overview} />
      <Resisting />
      <MoreLinks />
    </PageBody>
  );
});

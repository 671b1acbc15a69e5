import { usefulLinks } from "@verbena/content/links";
import { memo, useDeferredValue, useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useFamilyCards } from "#progress/use-family-cards.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useReviewCounts } from "#progress/use-review-counts.ts";
import { useToday } from "#progress/use-today.ts";
import { TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { Families } from "./families.tsx";
import { MissedForms } from "./missed-forms.tsx";
import { NextStep } from "./next-step.tsx";
import { Tonight } from "./tonight.tsx";

export function DashboardPage() {
  const progress = useProgress();
  const cards = useFamilyCards();
  const counts = useReviewCounts();
  const today = useToday();
  // Deferred to let React render the families in short tasks.
  return <Dashboard {...useDeferredValue({ progress, cards, counts, today })} />;
}

type DashboardProps = {
  progress: ReturnType<typeof useProgress>;
  cards: ReturnType<typeof useFamilyCards>;
  counts: ReturnType<typeof useReviewCounts>;
  today: ReturnType<typeof useToday>;
};

const Dashboard = memo(function Dashboard({ progress, cards, counts, today }: DashboardProps) {
  const { t } = useTranslation();
  const { status, exercises, retry } = progress;
  const isFirst =
    status === "ready" && Object.values(exercises).every(({ stats }) => stats.totalAttempts === 0);
  return (
    <PageBody width="wide">
      <NextStep counts={counts} today={today} isFirst={isFirst} />
      {status === "failed" && <LoadFailure text={t("progress.loadFailed")} onRetry={retry} />}
      <Tonight today={today} isFirst={isFirst} />
      <Families cards={cards} progress={progress} />
      <MissedForms />
      <MoreLinks />
    </PageBody>
  );
});

const usefulLinkCount = Object.values(usefulLinks).flat().length;

function MoreLinks() {
  const { t } = useTranslation();
  const headingId = useId();
  const links = [
    {
      to: "/app/statistics",
      name: t("navigation.statistics"),
      text: t("dashboard.statisticsText"),
    },
    { to: "/app/verbs", name: t("navigation.verbTables"), text: t("dashboard.verbTablesText") },
    {
      to: "/app/enlaces-utiles",
      name: t("navigation.usefulLinks"),
      text: t("dashboard.usefulLinksText", { count: usefulLinkCount }),
    },
  ] as const;
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-8">
      <h2 id={headingId} className="mb-3 text-2xl">
        {t("dashboard.moreLinks")}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {links.map(({ to, name, text }) => (
          <li key={to}>
            <TextLink to={to} className="inline-block py-2.5">
              {name}
            </TextLink>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

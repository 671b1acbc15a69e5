import { usefulLinks } from "@verbena/content/links";
import { dayIn, daysFrom, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import { memo, useDeferredValue, useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { RhythmLine } from "#learner-ui/rhythm-line.tsx";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useProgressStatus } from "#progress/use-progress.ts";
import { usePractisedDays } from "#progress/use-recent-days.ts";
import { useReviewCounts } from "#progress/use-review-counts.ts";
import { useUser } from "#session/use-session.ts";
import { Bunting } from "#ui/bunting.tsx";
import { Lanterns } from "#ui/lanterns.tsx";
import { TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { Street } from "#ui/street.tsx";
import { Families } from "./families.tsx";
import { useFamilyOverview } from "./family-column.tsx";
import { MissedForms } from "./missed-forms.tsx";
import { NextStep } from "./next-step.tsx";

export function DashboardPage() {
  const overview = useFamilyOverview();
  const counts = useReviewCounts();
  // Deferred to let React render the families in short tasks.
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
      <MissedForms />
      <MoreLinks />
    </PageBody>
  );
});

/** The number of flags on the bunting. Only with this daily aim does a flag stand for exactly one answer. */
const FLAGS = 20;

/** A lantern hangs before each of these flags. */
const LANTERNS = [3, 8, 12, 17];

type TonightProps = {
  /** Answers of today. */
  answered: number;
  /** Whether the learner has never answered. There is nothing to count yet. */
  isFirst: boolean;
};

/**
 * The picture of a street. The flags and lanterns show progress to the daily aim, the lit windows show the last seven
 * days.
 */
function Tonight({ answered, isFirst }: TonightProps) {
  const { t } = useTranslation();
  const { dailyAim } = useUser();
  const practised = usePractisedDays();
  const [now, timeZone] = [currentInstant(), deviceTimeZone()];
  const lastDays = daysFrom(shiftDay(dayIn(now, timeZone), 1 - WEEK_DAYS), WEEK_DAYS);
  const lit = lastDays.map((day) => practised.includes(day));
  return (
    <section aria-label={t("dashboard.rhythm")} className="flex flex-col gap-3">
      <div className="relative h-35 overflow-hidden sm:h-60">
        <Bunting
          done={isFirst ? FLAGS : Math.floor(Math.min(answered / dailyAim, 1) * FLAGS)}
          total={FLAGS}
          className="absolute inset-x-0 top-0"
        />
        <Lanterns total={FLAGS} before={LANTERNS} isLit={answered >= dailyAim} />
        <Street lit={lit} label={t("dashboard.litDays", { count: lit.filter(Boolean).length })} />
      </div>
      <RhythmLine answered={answered} className={isFirst ? "invisible" : undefined} />
    </section>
  );
}

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

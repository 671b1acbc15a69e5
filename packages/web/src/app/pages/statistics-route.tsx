import { useNavigate, useSearch } from "@tanstack/react-router";
import { StatisticsPage } from "#features/statistics/statistics-page.tsx";
import { useLastPractisedFamily } from "#progress/use-progress.ts";

/** The statistics. Stores the tab in the URL: the Back button returns to the previous tab. */
export function StatisticsRoute() {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <StatisticsPage
      lastFamily={useLastPractisedFamily()}
      tab={tab}
      onTab={(chosen) =>
        void navigate({ to: "/app/statistics", search: { tab: chosen }, resetScroll: false })
      }
    />
  );
}

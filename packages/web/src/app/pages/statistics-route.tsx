import { useNavigate, useSearch } from "@tanstack/react-router";
import { AccentShortcutsSetting } from "#features/profile/components/accent-shortcuts-setting.tsx";
import { ThemeSetting } from "#features/profile/components/theme-setting.tsx";
import { StatisticsPage } from "#features/statistics/statistics-page.tsx";
import { useLastPractisedFamily } from "#progress/use-progress.ts";

/** The address names the tab, so that Back returns to the one before. */
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
      typing={<AccentShortcutsSetting />}
      display={<ThemeSetting />}
    />
  );
}

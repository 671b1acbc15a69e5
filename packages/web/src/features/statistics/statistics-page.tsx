import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProgress } from "#progress/use-progress.ts";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { ChosenFamily } from "./chosen-family.ts";
import { ConfigurationTab } from "./configuration/configuration-tab.tsx";
import { ForecastTab } from "./forecast/forecast-tab.tsx";
import { HistoryTab } from "./history/history-tab.tsx";
import { ProgressionTab } from "./progression/progression-tab.tsx";
import { type StatisticsTab, statisticsTabs } from "./statistics-tab.ts";
import { TodayTab } from "./today/today-tab.tsx";

type StatisticsPageProps = {
  /** The family practised last. */
  first: ExerciseKey;
  tab: StatisticsTab;
  onTab: (tab: StatisticsTab) => void;
  /** Settings of other features that stand among these too. */
  typing: ReactNode;
  display: ReactNode;
};

/** A learner's figures: today, how they got there, what they did, what comes. */
export function StatisticsPage({ first, tab, onTab, typing, display }: StatisticsPageProps) {
  const { t } = useTranslation();
  const mostPractised = useMostPractised(first);
  const [family = mostPractised, setFamily] = useState<ExerciseKey>();
  const [chosen, setChosen] = useState<ChosenFamily>("all");
  const contents: Record<StatisticsTab, ReactNode> = {
    today: <TodayTab practise={first} />,
    progression: <ProgressionTab family={family} onFamily={setFamily} />,
    history: <HistoryTab family={chosen} onFamily={setChosen} practise={first} />,
    forecast: <ForecastTab family={chosen} onFamily={setChosen} practise={first} />,
    configuration: <ConfigurationTab typing={typing} display={display} />,
  };
  return (
    <PageBody width="wide">
      <PageHeading title={`${t(`statistics.tabs.${tab}`)} · ${t("statistics.title")}`}>
        {t("statistics.title")}
      </PageHeading>
      <Tabs
        label={t("statistics.title")}
        value={tab}
        onChange={onTab}
        tabs={statisticsTabs.map((value) => ({
          value,
          label: t(`statistics.tabs.${value}`),
          content: contents[value],
        }))}
      />
    </PageBody>
  );
}

/** Where there is most to see; the family practised last while there is nothing anywhere. */
function useMostPractised(last: ExerciseKey): ExerciseKey {
  const { exercises } = useProgress();
  return exerciseKeys.reduce(
    (most, key) =>
      exercises[key].stats.totalAttempts > exercises[most].stats.totalAttempts ? key : most,
    last,
  );
}

import type { ExerciseKey } from "@verbena/core/vocabulary";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
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
  const [family, setFamily] = useState(first);
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

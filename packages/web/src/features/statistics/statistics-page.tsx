import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProgress } from "#progress/use-progress.ts";
import { PageBody } from "#ui/page-body.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { allFamilies, type ChosenFamily } from "./chosen-family.ts";
import { FamilyChoice } from "./components/family-choice.tsx";
import { ConfigurationTab } from "./configuration/configuration-tab.tsx";
import { ForecastTab } from "./forecast/forecast-tab.tsx";
import { AnswersSection } from "./history/answers-section.tsx";
import { YearSection } from "./history/year-section.tsx";
import { AccuracySection } from "./progression/accuracy-section.tsx";
import { BreakdownSections } from "./progression/breakdown-sections.tsx";
import { CausesSection } from "./progression/causes-section.tsx";
import { LevelsSection } from "./progression/levels-section.tsx";
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

type ProgressionTabProps = { family: ExerciseKey; onFamily: (family: ExerciseKey) => void };

/** How far the learner has come: levels, and family by family what goes right and what wrong. */
function ProgressionTab({ family, onFamily }: ProgressionTabProps) {
  return (
    <div className="flex flex-col gap-8">
      <LevelsSection />
      <FamilyChoice families={exerciseKeys} value={family} onChange={onFamily} />
      <AccuracySection key={`accuracy ${family}`} family={family} />
      <BreakdownSections key={`breakdown ${family}`} family={family} />
      <CausesSection key={`causes ${family}`} exerciseKey={family} />
    </div>
  );
}

type HistoryTabProps = {
  family: ChosenFamily;
  onFamily: (family: ChosenFamily) => void;
  /** What is practised next. */
  practise: ExerciseKey;
};

/** What the learner did: a year of days, and every answer. */
function HistoryTab({ family, onFamily, practise }: HistoryTabProps) {
  return (
    <div className="flex flex-col gap-8">
      <FamilyChoice families={allFamilies} value={family} onChange={onFamily} />
      <YearSection key={`year ${family}`} family={family} practise={practise} />
      <AnswersSection key={`answers ${family}`} family={family} />
    </div>
  );
}

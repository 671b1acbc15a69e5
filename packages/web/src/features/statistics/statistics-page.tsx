import type { Family } from "@verbena/core/families";
import { Settings } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { FamilyFilter } from "./api.ts";
import { FamilyChoice } from "./components.tsx";
import { ConfigurationTab } from "./configuration-tab.tsx";
import { ForecastSection } from "./forecast-section.tsx";
import { AnswersSection } from "./history/answers-section.tsx";
import { YearSection } from "./history/year-section.tsx";
import { AccuracySection } from "./progression/accuracy-section.tsx";
import { BreakdownSections, LevelsSection } from "./progression/breakdown-sections.tsx";
import { CausesSection } from "./progression/causes-section.tsx";
import { KnownSection } from "./progression/known-section.tsx";
import { TodayTab } from "./today-tab.tsx";

const tabs = ["today", "progression", "history", "forecast", "configuration"] as const;
type Tab = (typeof tabs)[number];

type StatisticsPageProps = {
  /** The family practised last. Sections without answers link to it when all families are chosen. */
  lastFamily: Family;
  /** The tab in the URL. An unknown tab opens today's. */
  tab: string | undefined;
  onTab: (tab: Tab) => void;
};

export function StatisticsPage(props: StatisticsPageProps) {
  const { lastFamily, onTab } = props;
  const { t } = useTranslation();
  const tab = tabs.find((known) => known === props.tab) ?? "today";
  const { families } = useUser();
  const [chosen, setChosen] = useState<FamilyFilter>("all");
  const choice = (
    <FamilyChoice families={["all", ...families]} value={chosen} onChange={setChosen} />
  );
  const contents: Record<Tab, ReactNode> = {
    today: <TodayTab lastFamily={lastFamily} />,
    progression: (
      <>
        <KnownSection lastFamily={lastFamily} />
        {choice}
        <CausesSection key={`causes ${chosen}`} family={chosen} />
        <BreakdownSections key={`breakdown ${chosen}`} family={chosen} />
        <AccuracySection key={`accuracy ${chosen}`} family={chosen} lastFamily={lastFamily} />
        <LevelsSection />
      </>
    ),
    history: (
      <>
        {choice}
        <YearSection key={`year ${chosen}`} family={chosen} lastFamily={lastFamily} />
        <AnswersSection key={`answers ${chosen}`} family={chosen} />
      </>
    ),
    forecast: (
      <>
        {choice}
        <ForecastSection family={chosen} lastFamily={lastFamily} />
      </>
    ),
    configuration: <ConfigurationTab />,
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
        tabs={tabs.map((value) => ({
          value,
          label: t(`statistics.tabs.${value}`),
          ...(value === "configuration" && { icon: Settings }),
          content: <div className="flex flex-col gap-8">{contents[value]}</div>,
        }))}
      />
    </PageBody>
  );
}

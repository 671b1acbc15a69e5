import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber } from "#lib/format.ts";
import { Choice } from "#ui/choice.tsx";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { careCountsQuery } from "./api/care-queries.ts";
import {
  type CareTab,
  type CareView,
  careTabs,
  type ReportState,
  reportStates,
} from "./care-view.ts";
import { AnsweredReports } from "./components/answered-reports.tsx";
import { Corrections } from "./components/corrections.tsx";
import { OpenReports } from "./components/open-reports.tsx";
import { Sentences } from "./components/sentences.tsx";

type ContentCarePageProps = {
  view: CareView;
  onView: (view: CareView, options?: { replace?: boolean }) => void;
};

/** What learners report about sentences, what was done about them, and all sentences to search. */
export function ContentCarePage({ view, onView }: ContentCarePageProps) {
  const { t } = useTranslation();
  const labelOf = useTabLabel();
  const contents: Record<CareTab, ReactNode> = {
    reports: <Reports state={view.state} onState={(state) => onView({ ...view, state })} />,
    corrections: <Corrections />,
    sentences: (
      <Sentences
        search={view.search}
        onSearch={(search) => onView({ ...view, search }, { replace: true })}
      />
    ),
  };
  return (
    <PageBody>
      <PageHeading
        size="normal"
        title={`${t(`contentCare.tabs.${view.tab}`)} · ${t("contentCare.title")}`}
      >
        {t("contentCare.title")}
      </PageHeading>
      <Tabs
        label={t("contentCare.title")}
        value={view.tab}
        onChange={(tab) => onView({ ...view, tab })}
        tabs={careTabs.map((value) => ({ value, label: labelOf(value), content: contents[value] }))}
      />
    </PageBody>
  );
}

/** The name of a tab, with how much it holds where that is known. */
function useTabLabel() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: counts } = useQuery(careCountsQuery);
  return (tab: CareTab) => {
    const name = t(`contentCare.tabs.${tab}`);
    const count = { reports: counts?.openReports, corrections: counts?.corrections, sentences: 0 };
    return count[tab] ? `${name} (${formatNumber(language, count[tab])})` : name;
  };
}

type ReportsProps = { state: ReportState; onState: (state: ReportState) => void };

/** What learners report about sentences: what waits, or what was dealt with. */
function Reports({ state, onState }: ReportsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <Choice
        label={t("contentCare.reports.state")}
        value={state}
        onChange={onState}
        options={reportStates.map((value) => ({ value, label: t(`contentCare.reports.${value}`) }))}
      />
      {state === "open" ? <OpenReports /> : <AnsweredReports />}
    </div>
  );
}

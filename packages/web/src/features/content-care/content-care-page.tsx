import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber } from "#lib/format.ts";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AnsweredReports } from "./answered-reports.tsx";
import { countsQuery } from "./api.ts";
import { type ContentCareTab, type ContentCareView, contentCareTabs } from "./content-care-view.ts";
import { Corrections } from "./corrections.tsx";
import { OpenReports } from "./open-reports.tsx";
import { Sentences } from "./sentences.tsx";

type ContentCarePageProps = {
  view: ContentCareView;
  onView: (view: ContentCareView, options?: { replace?: boolean }) => void;
};

/** A tab each for reports of learners, corrections, and a search of all sentences. */
export function ContentCarePage({ view, onView }: ContentCarePageProps) {
  const { t } = useTranslation();
  const { tab: current = "reports", state = "open", search = "" } = view;
  const labelOf = useTabLabel();

  function searchSentences(words: string): void {
    onView({ tab: "sentences", ...(words && { search: words }) }, { replace: true });
  }

  const contents: Record<ContentCareTab, ReactNode> = {
    reports: (
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={t("contentCare.reports.state")}
          value={state}
          onChange={(chosen) => onView(chosen === "open" ? {} : { state: chosen })}
          options={(["open", "dealtWith"] as const).map((value) => ({
            value,
            label: t(`contentCare.reports.${value}`),
          }))}
        />
        {state === "open" ? <OpenReports /> : <AnsweredReports />}
      </div>
    ),
    corrections: <Corrections />,
    sentences: <Sentences search={search} onSearch={searchSentences} />,
  };
  return (
    <PageBody>
      <PageHeading
        size="normal"
        title={`${t(`contentCare.tabs.${current}`)} · ${t("contentCare.title")}`}
      >
        {t("contentCare.title")}
      </PageHeading>
      <Tabs
        label={t("contentCare.title")}
        value={current}
        onChange={(tab) => onView(tab === "reports" ? {} : { tab })}
        tabs={contentCareTabs.map((value) => ({
          value,
          label: labelOf(value),
          content: contents[value],
        }))}
      />
    </PageBody>
  );
}

/** Returns a function that labels a tab with its name and, once known, the number of its items. */
function useTabLabel() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: counts } = useQuery(countsQuery);
  return (tab: ContentCareTab) => {
    const name = t(`contentCare.tabs.${tab}`);
    const count = { reports: counts?.openReports, corrections: counts?.corrections, sentences: 0 };
    return count[tab] ? `${name} (${formatNumber(language, count[tab])})` : name;
  };
}

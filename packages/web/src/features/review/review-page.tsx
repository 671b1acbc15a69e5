import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber } from "#lib/format.ts";
import { PageBody, PageHeading } from "#ui/page.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { countsQuery } from "./api.ts";
import { Corrections } from "./corrections/corrections.tsx";
import { Sentences } from "./corrections/sentences.tsx";
import { AnsweredReports } from "./reports/answered-reports.tsx";
import { OpenReports } from "./reports/open-reports.tsx";
import { type ReviewTab, type ReviewView, reviewTabs } from "./review-view.ts";

type ReviewPageProps = {
  view: ReviewView;
  onView: (view: ReviewView, options?: { replace?: boolean }) => void;
};

/** A tab each for reports of learners, corrections, and a search of all sentences. */
export function ReviewPage({ view, onView }: ReviewPageProps) {
  const { t } = useTranslation();
  const { tab: current = "reports", state = "open", search = "" } = view;
  const labelOf = useTabLabel();

  function searchSentences(words: string): void {
    onView({ tab: "sentences", ...(words && { search: words }) }, { replace: true });
  }

  const contents: Record<ReviewTab, ReactNode> = {
    reports: (
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={t("review.reports.state")}
          value={state}
          onChange={(chosen) => onView(chosen === "open" ? {} : { state: chosen })}
          options={(["open", "dealtWith"] as const).map((value) => ({
            value,
            label: t(`review.reports.${value}`),
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
      <PageHeading size="normal" title={`${t(`review.tabs.${current}`)} · ${t("review.title")}`}>
        {t("review.title")}
      </PageHeading>
      <Tabs
        label={t("review.title")}
        value={current}
        onChange={(tab) => onView(tab === "reports" ? {} : { tab })}
        tabs={reviewTabs.map((value) => ({
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
  return (tab: ReviewTab) => {
    const name = t(`review.tabs.${tab}`);
    const count = { reports: counts?.openReports, corrections: counts?.corrections, sentences: 0 };
    return count[tab] ? `${name} (${formatNumber(language, count[tab])})` : name;
  };
}

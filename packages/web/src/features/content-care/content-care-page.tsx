import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { z } from "zod";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber } from "#lib/format.ts";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AnsweredReports } from "./answered-reports.tsx";
import { countReports, countsQuery, sentencesQuery } from "./api.ts";
import { ClassReports } from "./class-reports.tsx";
import { Corrections } from "./corrections.tsx";
import { ExerciseActions } from "./exercise-actions.tsx";
import { ExerciseItem } from "./exercise-item.tsx";
import { OpenReports } from "./open-reports.tsx";
import { PagedList } from "./paged-list.tsx";

const contentCareTabs = ["reports", "corrections", "sentences"] as const;
type ContentCareTab = (typeof contentCareTabs)[number];

/** Tab and filters of the page in the search parameters of the address. Ignores invalid values. */
export const contentCareView = z.object({
  /** The open tab. Without `tab`, the reports. */
  tab: z.enum(contentCareTabs).exclude(["reports"]).optional().catch(undefined),
  /** Which reports are shown. Without `state`, open reports. */
  state: z.literal("dealtWith").optional().catch(undefined),
  /** The text by which sentences are searched. The router turns digits into a number. */
  search: z
    .union([z.string(), z.number().transform(String)])
    .optional()
    .catch(undefined),
});
export type ContentCareView = z.output<typeof contentCareView>;

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
        {state === "open" && <ClassReports />}
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
    const count = {
      reports: counts && countReports(counts),
      corrections: counts?.corrections,
      sentences: 0,
    };
    return count[tab] ? `${name} (${formatNumber(language, count[tab])})` : name;
  };
}

type SentencesProps = { search: string; onSearch: (search: string) => void };

/** Finds sentences by their words, answer, verb or person. */
function Sentences({ search, onSearch }: SentencesProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(sentencesQuery(search));
  const total = query.data?.pages[0]?.total;
  return (
    <div className="flex flex-col gap-4">
      <search>
        <SearchField
          value={search}
          onSearch={onSearch}
          label={t("contentCare.sentences.search")}
          hint={t("contentCare.sentences.searchHint")}
          lang="es"
          maxLength={500}
        />
      </search>
      <p role="status" className="text-ink-soft">
        {total !== undefined && total > 0 && t("contentCare.sentences.found", { count: total })}
        {total === 0 && t("contentCare.sentences.notFound", { search })}
      </p>
      <PagedList
        query={query}
        items={query.data?.pages
          .flatMap((page) => page.exercises)
          .map((exercise) => (
            <ExerciseItem key={exercise.id} exercise={exercise} id={exercise.id}>
              <ExerciseActions id={exercise.id} exercise={exercise} />
            </ExerciseItem>
          ))}
        label={t("contentCare.title")}
        failedText={t("contentCare.sentences.loadFailed")}
        moreText={t("contentCare.sentences.more")}
      />
    </div>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SearchField } from "#ui/search-field.tsx";
import { sentencesQuery } from "../api/care-queries.ts";
import { CareList } from "./care-list.tsx";
import { ExerciseActions } from "./exercise-actions.tsx";
import { SentenceItem } from "./sentence-item.tsx";

type SentencesProps = { search: string; onSearch: (search: string) => void };

/** All sentences, to be searched and put right without a report. */
export function Sentences({ search, onSearch }: SentencesProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(sentencesQuery(search));
  const total = query.data?.pages[0]?.total;
  return (
    <div className="flex flex-col gap-4">
      <SentenceSearch value={search} onSearch={onSearch} />
      <p role="status" className="text-ink-soft">
        {total !== undefined && total > 0 && t("contentCare.sentences.found", { count: total })}
        {total === 0 && t("contentCare.sentences.notFound", { search })}
      </p>
      <CareList
        query={query}
        items={query.data?.pages
          .flatMap((page) => page.exercises)
          .map((exercise) => (
            <SentenceItem key={exercise.id} exercise={exercise} id={exercise.id}>
              <ExerciseActions exercise={exercise} />
            </SentenceItem>
          ))}
        label={t("contentCare.title")}
        failed={t("contentCare.sentences.loadFailed")}
        more={t("contentCare.sentences.more")}
      />
    </div>
  );
}

type SentenceSearchProps = { value: string; onSearch: (search: string) => void };

/** Finds sentences by their words, their answer, their verb or person, as one types. */
function SentenceSearch(props: SentenceSearchProps) {
  const { t } = useTranslation();
  return (
    <search>
      <SearchField
        {...props}
        label={t("contentCare.sentences.search")}
        hint={t("contentCare.sentences.searchHint")}
        lang="es"
        maxLength={500}
      />
    </search>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "#i18n/use-translation.ts";
import { SearchField } from "#ui/search-field.tsx";
import { sentencesQuery } from "./api.ts";
import { ExerciseActions } from "./exercise-actions.tsx";
import { ExerciseItem } from "./exercise-item.tsx";
import { PagedList } from "./paged-list.tsx";

type SentencesProps = { search: string; onSearch: (search: string) => void };

/** Finds sentences by their words, answer, verb or person. */
export function Sentences({ search, onSearch }: SentencesProps) {
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

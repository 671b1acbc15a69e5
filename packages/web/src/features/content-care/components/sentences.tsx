import { useInfiniteQuery } from "@tanstack/react-query";
import type { CaredExercise } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { sentencesQuery } from "../api/care-queries.ts";
import { CareList } from "./care-list.tsx";
import { CaredSentence } from "./cared-sentence.tsx";
import { ExerciseActions } from "./exercise-actions.tsx";
import { ExerciseHeading } from "./exercise-heading.tsx";
import { SentenceSearch } from "./sentence-search.tsx";

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
          .map((exercise) => <SentenceItem key={exercise.id} exercise={exercise} />)}
        label={t("contentCare.title")}
        failed={t("contentCare.sentences.loadFailed")}
        more={t("contentCare.sentences.more")}
      />
    </div>
  );
}

function SentenceItem({ exercise }: { exercise: CaredExercise }) {
  return (
    <li className="flex flex-col gap-4 border-t border-line py-6 [overflow-wrap:anywhere]">
      <div className="flex flex-col gap-1.5">
        <ExerciseHeading exercise={exercise} id={exercise.id} />
        <CaredSentence exercise={exercise} />
      </div>
      <ExerciseActions exercise={exercise} />
    </li>
  );
}

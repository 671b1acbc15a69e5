import { useInfiniteQuery } from "@tanstack/react-query";
import type { PastAnswer } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { answersQuery } from "../api/answers-query.ts";
import type { ChosenFamily } from "../chosen-family.ts";
import { Loaded } from "../components/loaded.tsx";
import { Section } from "../components/section.tsx";
import { useAnswersUnderway } from "../use-statistics.ts";
import { AnswerRow } from "./answer-row.tsx";
import { AnswerSearch } from "./answer-search.tsx";

/** Every answer of the learner, the newest first, to be searched. */
export function AnswersSection({ family }: { family: ChosenFamily }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery({
    ...answersQuery({ family, search }),
    enabled: !useAnswersUnderway(),
  });
  const answers = query.data?.pages.flatMap((page) => page.answers);
  return (
    <Section title={t("statistics.past.title")} className="max-w-3xl">
      {(headingId) => (
        <>
          {(search !== "" || answers?.length !== 0) && <AnswerSearch onSearch={setSearch} />}
          <Loaded query={{ ...query, data: answers }}>
            {(found) => <Answers answers={found} search={search} labelledBy={headingId} />}
          </Loaded>
          {query.hasNextPage && (
            <Button
              variant="secondary"
              size="small"
              className="self-start"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t("statistics.past.more")}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

type AnswersProps = { answers: readonly PastAnswer[]; search: string; labelledBy: string };

function Answers({ answers, search, labelledBy }: AnswersProps) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="text-ink-soft">
        {answers.length > 0 && t("statistics.past.shown", { count: answers.length })}
        {answers.length === 0 && search === "" && t("statistics.past.none")}
        {answers.length === 0 && search !== "" && t("statistics.past.notFound", { search })}
      </p>
      {answers.length > 0 && (
        <ol aria-labelledby={labelledBy} className="flex flex-col border-t border-line">
          {answers.map((answer) => (
            <AnswerRow key={answer.seq} answer={answer} />
          ))}
        </ol>
      )}
    </>
  );
}

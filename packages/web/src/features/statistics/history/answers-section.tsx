import { useInfiniteQuery } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import type { PastAnswer } from "@verbena/server/client";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDayHeading } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Loaded } from "#ui/loaded.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { answersQuery } from "../api/answers-query.ts";
import type { ChosenFamily } from "../chosen-family.ts";
import { Section } from "../components/section.tsx";
import { useAnswersUnderway } from "../use-statistics.ts";
import { AnswerRow } from "./answer-row.tsx";
import { AnswerSearch } from "./answer-search.tsx";
import { answersByDay, type DayOfAnswers } from "./answers-by-day.ts";

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
          <Loaded query={{ ...query, data: answers }} failure={t("statistics.loadFailed")}>
            {(found) => <Answers answers={found} search={search} labelledBy={headingId} />}
          </Loaded>
          <MoreButton list={query}>{t("statistics.past.more")}</MoreButton>
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
        <div className="flex flex-col gap-6">
          {answersByDay(answers).map(({ day, answers: ofDay }) => (
            <AnswersOfDay key={day} day={day} answers={ofDay} labelledBy={labelledBy} />
          ))}
        </div>
      )}
    </>
  );
}

type AnswersOfDayProps = DayOfAnswers & { labelledBy: string };

function AnswersOfDay({ day, answers, labelledBy }: AnswersOfDayProps) {
  const language = useLanguage();
  const today = dayIn(useNow(), deviceTimeZone());
  const dayId = useId();
  return (
    <div>
      <h3 id={dayId} className="mb-2 text-lg">
        {formatDayHeading(language, day, today)}
      </h3>
      <ol aria-labelledby={`${labelledBy} ${dayId}`} className="border-t border-line">
        {answers.map((answer) => (
          <AnswerRow key={answer.seq} answer={answer} />
        ))}
      </ol>
    </div>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import { ANSWER_MAX_LENGTH } from "@verbena/core/grading/grade";
import type { PastAnswer } from "@verbena/server/client";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDayHeading } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Section } from "../components/section.tsx";
import { answersQuery, type ChosenFamily, useAnswersUnderway } from "../queries.ts";
import { AnswerRow } from "./answer-row.tsx";
import { answersByDay, zoneOf } from "./answers-by-day.ts";

/** All answers of the learner, newest first, with a search. */
export function AnswersSection({ family }: { family: ChosenFamily }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery({
    ...answersQuery(family, search),
    enabled: !useAnswersUnderway(),
  });
  const answers = query.data?.pages.flatMap((page) => page.answers);
  return (
    <Section title={t("statistics.past.title")} className="max-w-3xl">
      {(search !== "" || answers?.length !== 0) && <AnswerSearch onSearch={setSearch} />}
      <Loaded query={{ ...query, data: answers }} failure={t("statistics.loadFailed")}>
        {(found) => <Answers answers={found} search={search} />}
      </Loaded>
      <MoreButton list={query}>{t("statistics.past.more")}</MoreButton>
    </Section>
  );
}

/** Searches by verb, by right form, or by what the learner wrote wrongly. */
function AnswerSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }

  function change(changed: string): void {
    setText(changed);
    if (changed === "") onSearch("");
  }

  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-56"
          type="search"
          label={t("statistics.past.search")}
          hint={t("statistics.past.searchHint")}
          lang="es"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={ANSWER_MAX_LENGTH}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden className="size-5" />
          {t("statistics.past.submit")}
        </Button>
      </form>
    </search>
  );
}

type AnswersProps = { answers: readonly PastAnswer[]; search: string };

function Answers({ answers, search }: AnswersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = dayIn(useNow(), deviceTimeZone());
  return (
    <>
      <p role="status" className="text-ink-soft">
        {answers.length > 0 && t("statistics.past.shown", { count: answers.length })}
        {answers.length === 0 && search === "" && t("statistics.past.none")}
        {answers.length === 0 && search !== "" && t("statistics.past.notFound", { search })}
      </p>
      {answers.length > 0 && (
        <div className="flex flex-col gap-6">
          {answersByDay(answers).map(({ day, answers: ofDay }) => {
            const heading = formatDayHeading(language, day, today);
            return (
              <div key={day}>
                <h3 className="mb-2 text-lg">{heading}</h3>
                <ol
                  aria-label={`${t("statistics.past.title")} ${heading}`}
                  className="border-t border-line"
                >
                  {ofDay.map((answer) => (
                    <AnswerRow key={answer.seq} answer={answer} timeZone={zoneOf(answer)} />
                  ))}
                </ol>
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}

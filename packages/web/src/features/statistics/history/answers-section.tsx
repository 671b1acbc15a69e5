import { useInfiniteQuery } from "@tanstack/react-query";
import { type Day, dayIn, type Instant, isTimeZone } from "@verbena/core/calendar";
import type { Verdict } from "@verbena/core/causes";
import { families, isConjugationFamily } from "@verbena/core/families";
import { ANSWER_MAX_LENGTH } from "@verbena/core/grading/grade";
import type { PastAnswer } from "@verbena/server/client";
import { Check, ChevronRight, type LucideIcon, Search, Sparkle, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, formatDayHeading, formatTime } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useItemLabel } from "#progress/use-exercises.ts";
import { useIsSendingAnswers } from "#progress/use-waiting.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { answersQuery, type FamilyFilter } from "../api.ts";
import { Section } from "../components.tsx";

/** All answers of the learner, newest first, with a search. */
export function AnswersSection({ family }: { family: FamilyFilter }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery({
    ...answersQuery(family, search),
    enabled: !useIsSendingAnswers(),
  });
  const answers = query.data?.pages.flatMap((page) => page.answers);
  return (
    <Section title={t("statistics.past.title")}>
      {(search !== "" || answers?.length !== 0) && <AnswerSearch onSearch={setSearch} />}
      <QueryContent query={{ ...query, data: answers }} failure={t("statistics.loadFailed")}>
        {(found) => <Answers answers={found} search={search} />}
      </QueryContent>
      <MoreButton query={query}>{t("statistics.past.more")}</MoreButton>
      <ArchiveNote archivedUntil={query.data?.pages.at(-1)?.archivedUntil} />
    </Section>
  );
}

/** Undefined until the first page is loaded; null if no answer is in the archive. */
type ArchiveNoteProps = { archivedUntil: Instant | null | undefined };

/** Says where the list ends, if older answers are in the archive. */
export function ArchiveNote({ archivedUntil }: ArchiveNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!archivedUntil) return null;
  const date = formatDay(language, dayIn(archivedUntil, deviceTimeZone()), "medium");
  return <p className="text-ink-soft">{t("statistics.past.archived", { date })}</p>;
}

/** Searches by verb, right form, or wrong answer. */
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

export function Answers({ answers, search }: AnswersProps) {
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
          {answersByDay(answers).map(({ day, answers: answersOfDay }) => {
            const heading = formatDayHeading(language, day, today);
            return (
              <div key={day}>
                <h3 className="mb-2 text-lg">{heading}</h3>
                <ol
                  aria-label={`${t("statistics.past.title")} ${heading}`}
                  className="border-t border-line"
                >
                  {answersOfDay.map((answer) => (
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

type Look = {
  icon: LucideIcon;
  badge: string;
  /** Colour of the answer. */
  given?: string;
  /** Whether the right form is shown beside the answer. */
  isCorrected: boolean;
  /** Whether the cause is named. The verdict `accent` already says what is wrong. */
  hasCause: boolean;
};

const looks: Record<Verdict, Look> = {
  correct: {
    icon: Check,
    badge: "bg-leaf-wash text-leaf",
    isCorrected: false,
    hasCause: false,
  },
  accent: {
    icon: Sparkle,
    badge: "bg-marigold-wash text-marigold-ink",
    isCorrected: true,
    hasCause: false,
  },
  wrong: {
    icon: X,
    badge: "bg-geranium-wash text-geranium",
    given: "text-geranium",
    isCorrected: true,
    hasCause: true,
  },
};

type AnswerRowProps = { answer: PastAnswer; timeZone: string };

/** A past answer in one line: verdict, form, sentence, and time. It opens to show its cause and its card. */
function AnswerRow({ answer, timeZone }: AnswerRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labelOf = useItemLabel(answer.family);
  const { verdict, item, context, sentence, given, expected, cause, answeredAt } = answer;
  const { icon: Icon, badge, ...look } = looks[verdict];
  const isVerb = isConjugationFamily(answer.family);
  const shownSentence = isVerb ? sentence?.replace(/_+/, "…") : labelOf(item);
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="flex min-h-12 flex-wrap cursor-pointer list-none items-center gap-x-3 rounded-sm [&::-webkit-details-marker]:hidden">
          <span
            className={classNames(
              "inline-flex size-7 shrink-0 items-center justify-center rounded-full",
              badge,
            )}
          >
            <Icon aria-hidden className="size-4" strokeWidth={3} />
            <span className="sr-only">{t(`statistics.past.verdicts.${verdict}`)} </span>
          </span>
          <span lang="es" className="min-w-0 font-display font-bold max-sm:flex-1 sm:shrink-0">
            <span className={look.given}>{given ?? "—"}</span>
            {look.isCorrected && expected !== null && (
              <>
                <span aria-hidden className="text-ink-soft">
                  {" → "}
                </span>
                <span className="sr-only" lang={language}>
                  {t("statistics.past.expected")}
                </span>
                <span className="text-leaf">{expected}</span>
              </>
            )}
          </span>
          <span
            lang="es"
            className="min-w-0 flex-1 truncate text-[0.9375rem] text-ink-soft group-open:invisible max-sm:hidden"
          >
            {shownSentence}
          </span>
          <time
            dateTime={answeredAt}
            className="ml-auto shrink-0 text-[0.9375rem] text-ink-soft tabular-nums"
          >
            {formatTime(language, answeredAt, timeZone)}
          </time>
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
          />
        </summary>
        <div className="flex flex-col gap-0.5 pb-3 pl-10 text-[0.9375rem]">
          <p>
            <strong>{t(`statistics.past.verdicts.${verdict}`)}</strong>
            {cause !== null && look.hasCause && <> · {t(`causes.${cause}`)}</>}
          </p>
          {isVerb && <p lang="es">{shownSentence}</p>}
          <p lang="es" className="text-ink-soft">
            {isVerb ? `${labelOf(item)} · ${context}` : labelOf(item)} ·{" "}
            {families[answer.family].name}
          </p>
        </div>
      </details>
    </li>
  );
}

type AnswersOfDay = { day: Day; answers: PastAnswer[] };

/** Groups answers by the learner's day, in their order. */
export function answersByDay(answers: readonly PastAnswer[]): readonly AnswersOfDay[] {
  const days: AnswersOfDay[] = [];
  for (const answer of answers) {
    const day = dayIn(answer.answeredAt, zoneOf(answer));
    const last = days.at(-1);
    if (last?.day === day) last.answers.push(answer);
    else days.push({ day, answers: [answer] });
  }
  return days;
}

/** The answer's time zone. If this browser does not know it, the device's. */
function zoneOf({ timeZone }: PastAnswer): string {
  return isTimeZone(timeZone) ? timeZone : deviceTimeZone();
}

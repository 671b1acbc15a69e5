import { useQuery } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import { diagnosisCodes } from "@verbena/core/causes";
import { families } from "@verbena/core/families";
import { successRate } from "@verbena/core/progress/statistics";
import type { CountedCause, PupilPage as PupilData, PupilForTeacher } from "@verbena/server/client";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Accuracy } from "#learner-ui/accuracy.tsx";
import { CauseList } from "#learner-ui/cause-list.tsx";
import { FormComparison } from "#learner-ui/form-comparison.tsx";
import { ShareBar } from "#learner-ui/share-bar.tsx";
import { taskForPupils } from "#learner-ui/task-for-pupils.ts";
import { formatDay, formatNumber, formatPercent } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Figures } from "#ui/figures.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { classQuery, ownWorkQuery, pupilQuery } from "./api.ts";
import { BackToClass } from "./back-to-class.tsx";
import { Block } from "./block.tsx";
import { workStateOf } from "./homework-states.ts";
import { taskInWords } from "./task-in-words.ts";
import { usePeriod } from "./use-period.ts";

type PupilPageProps = { classId: string; userId: string };

/** Everything that a teacher sees of a pupil. */
export function PupilPage({ classId, userId }: PupilPageProps) {
  const { t } = useTranslation();
  const details = useQuery(classQuery(classId));
  const query = useQuery(pupilQuery(classId, userId));
  return (
    <PageBody>
      <BackToClass classId={classId} />
      <QueryContent query={details} failure={t("classResults.loadFailed")}>
        {({ timeZone }) => (
          <QueryContent query={query} failure={t("classResults.loadFailed")}>
            {(data) => (
              <Pupil
                {...data}
                timeZone={timeZone}
                intro={t("classResults.pupil.sameForPupil")}
                nameTask={taskInWords}
              />
            )}
          </QueryContent>
        )}
      </QueryContent>
    </PageBody>
  );
}

/** The same page for the pupil. Only the names of assignments tell no answers. */
export function OwnWorkPage({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const details = useQuery(classQuery(classId));
  const query = useQuery(ownWorkQuery(classId));
  return (
    <PageBody>
      <QueryContent query={details} failure={t("classResults.loadFailed")}>
        {({ name, timeZone }) => (
          <QueryContent query={query} failure={t("classResults.loadFailed")}>
            {(data) => (
              <Pupil
                {...data}
                timeZone={timeZone}
                title={t("joining.seen.title")}
                intro={t("joining.seen.intro", { name })}
                nameTask={(translate, { task }) => taskForPupils(translate, task, null)}
              />
            )}
          </QueryContent>
        )}
      </QueryContent>
    </PageBody>
  );
}

type HomeworkProps = PupilData & {
  /** IANA name of the class's time zone. */
  timeZone: string;
  /** What an assignment asks, in a line; asterisks mark Spanish words. */
  nameTask: typeof taskInWords;
};

type PupilProps = HomeworkProps & {
  /** The heading, if it is not the name of the pupil. */
  title?: string;
  /** Who else sees this page. */
  intro: string;
};

function Pupil({ pupil, homework, timeZone, title = pupil.name, intro, nameTask }: PupilProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = dayIn(useNow(), timeZone);
  const { name, joinedOn, days } = pupil;
  const answers = days.reduce((sum, day) => sum + day.answers, 0);
  const right = days.reduce((sum, day) => sum + day.right, 0);
  const causes = causesOf(pupil);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <PageHeading title={title} size="normal" className="wrap-anywhere">
            {title}
          </PageHeading>
          <p className="mt-1 text-ink-soft wrap-anywhere">
            {title !== name && (
              <>
                <bdi>{name}</bdi> ·{" "}
              </>
            )}
            {t("classResults.pupil.since", { day: formatDay(language, joinedOn, "medium") })}
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          className="print:hidden"
          onClick={() => window.print()}
        >
          {t("classResults.pupil.print")}
        </Button>
      </div>
      <p className="max-w-prose text-ink-soft">{intro}</p>
      <Block title={t("classResults.pupil.homework")}>
        {homework.length === 0 ? (
          <p className="text-ink-soft">{t("classResults.pupil.noHomework")}</p>
        ) : (
          <HomeworkOfPupil {...{ pupil, homework, timeZone, nameTask }} />
        )}
      </Block>
      {answers === 0 ? (
        <p className="font-semibold">{t("classResults.pupil.none")}</p>
      ) : (
        <>
          <Figures
            figures={[
              {
                term: t("classResults.pupil.figures.days"),
                value: formatNumber(language, days.length),
              },
              {
                term: t("classResults.pupil.figures.answers"),
                value: formatNumber(language, answers),
              },
              {
                term: t("classResults.pupil.figures.rate"),
                value: formatPercent(language, successRate(right, answers)),
              },
            ]}
          />
          <Block title={t("classResults.pupil.families")}>
            <FamiliesOfPupil pupil={pupil} />
          </Block>
          <Block title={t("classResults.pupil.causes")}>
            {causes.length === 0 ? (
              <p>{t("classResults.pupil.noCauses")}</p>
            ) : (
              <CauseList label={t("classResults.pupil.causes")} causes={causes} />
            )}
          </Block>
          <Block title={t("classResults.pupil.accuracy")}>
            <Accuracy
              days={days.map((one) => ({
                day: one.day,
                attempts: one.answers,
                correct: one.right,
              }))}
              today={today}
            />
          </Block>
        </>
      )}
    </>
  );
}

function HomeworkOfPupil({ pupil, homework, timeZone, nameTask }: HomeworkProps) {
  const { t } = useTranslation();
  const period = usePeriod(timeZone);
  const now = useNow();
  return (
    <ul className="flex flex-col">
      {homework.map((one) => {
        const own = pupil.assignments.find(({ assignmentId }) => assignmentId === one.assignmentId);
        if (own === undefined) return null;
        const { done, needed, until, missed } = own;
        const state = workStateOf(own);
        const hasBegun = one.from <= now;
        return (
          <li
            key={one.assignmentId}
            className="flex flex-col gap-1 border-b border-line py-3 first:pt-0 last:border-0"
          >
            <p className="min-w-0 font-semibold">
              <SpanishText text={nameTask(t, one)} />
            </p>
            <p className="text-[0.9375rem] text-ink-soft">{period({ from: one.from, until })}</p>
            {(hasBegun || state === "excused") && (
              <p>
                {t(`classResults.homework.states.${state}`)}
                {state !== "excused" && ` · ${t("classResults.pupil.progress", { done, needed })}`}
              </p>
            )}
            {missed.length > 0 && (
              <ul
                aria-label={t("classResults.pupil.wrote")}
                className="flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]"
              >
                {missed.flatMap(({ expected, given }) =>
                  given.map((text) => (
                    <li key={`${expected} ${text}`}>
                      <FormComparison given={text} expected={expected} isWord={false} />
                    </li>
                  )),
                )}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function FamiliesOfPupil({ pupil }: { pupil: PupilForTeacher }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-4">
      {pupil.families.map(({ family, answers, right }) => {
        const rate = successRate(right, answers);
        return (
          <ShareBar
            key={family}
            name={<span lang="es">{families[family].name}</span>}
            figures={
              <>
                {t("statistics.countedAnswers", { count: answers })} ·{" "}
                <strong className="text-ink">{formatPercent(language, rate)}</strong>
              </>
            }
            percent={rate}
            className="bg-leaf"
          />
        );
      })}
    </ul>
  );
}

/** The causes over all families, most frequent first. */
function causesOf({ families: practised }: PupilForTeacher): CountedCause[] {
  return diagnosisCodes
    .map((cause) => ({
      cause,
      count: practised
        .flatMap(({ causes }) => causes)
        .reduce((sum, one) => sum + (one.cause === cause ? one.count : 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

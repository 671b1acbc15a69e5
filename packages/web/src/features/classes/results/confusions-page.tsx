import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import { isUndated } from "@verbena/core/classes/assignment";
import { allFamilies, families } from "@verbena/core/families";
import { type ClassConfusion, confusionDays } from "@verbena/server/client";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FormComparison } from "#learner-ui/form-comparison.tsx";
import { formatDay, formatShortDay } from "#lib/format.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { assignmentsQuery } from "../assignments/api.ts";
import { ALL_ANSWERS, type ConfusionsView, classQuery, confusionsQuery } from "./api.ts";
import { BackToClass } from "./back-to-class.tsx";
import { ConfusionActions } from "./confusion-actions.tsx";
import { taskInWords } from "./task-in-words.ts";
import { examplesInWords, topicInWords } from "./topic-in-words.ts";

type ConfusionsPageProps = {
  classId: string;
  view: ConfusionsView;
  onView: (view: ConfusionsView) => void;
};

/** What the pupils of a class get wrong, in a period, a family, and an assignment. */
export function ConfusionsPage({ classId, view, onView }: ConfusionsPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = useQuery(confusionsQuery(classId, view));
  const isOfAssignment = view.assignment !== ALL_ANSWERS;
  const familyOptions = allFamilies.map((value) => ({ value, label: families[value].name }));
  return (
    <PageBody>
      <div className="flex flex-col gap-2">
        <BackToClass classId={classId} />
        <PageHeading title={t("classResults.confusionsPage.title")} size="normal">
          {t("classResults.confusionsPage.title")}
        </PageHeading>
        <p className="max-w-prose text-ink-soft">
          {t(`classResults.confusionsPage.${isOfAssignment ? "introAssignment" : "intro"}`)}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4 print:hidden">
        <div className="w-full">
          <RadioGroup
            label={t("classResults.confusionsPage.period")}
            value={view.days}
            onChange={(days) => onView({ ...view, days })}
            options={confusionDays.map((days) => ({
              value: days,
              label: t(`classResults.confusionsPage.days.${days}`),
            }))}
          />
        </div>
        <SelectField
          label={t("classResults.confusionsPage.family")}
          value={view.family}
          onChange={(family) => onView({ ...view, family })}
          options={[
            { value: "all" as const, label: t("classResults.confusionsPage.allFamilies") },
            ...familyOptions,
          ]}
          className="w-56 max-w-full"
        />
        <AssignmentField
          classId={classId}
          value={view.assignment}
          // An assignment has a time of its own.
          onChange={(assignment) =>
            onView({ ...view, assignment, days: assignment === ALL_ANSWERS ? "7" : "365" })
          }
        />
      </div>
      <QueryContent query={query} failure={t("classResults.loadFailed")}>
        {({ confusions, pupils, since }) => (
          <>
            {since !== null && (
              <p className="font-semibold">
                {t("classResults.confusionsPage.since", {
                  day: formatDay(language, since, "medium"),
                })}
              </p>
            )}
            {confusions.length === 0 ? (
              <p className="font-semibold">{t("classResults.confusionsPage.none")}</p>
            ) : (
              <ol className="flex flex-col">
                {confusions.map((confusion) => (
                  <ConfusionItem
                    key={confusion.topic}
                    classId={classId}
                    confusion={confusion}
                    total={pupils}
                  />
                ))}
              </ol>
            )}
          </>
        )}
      </QueryContent>
    </PageBody>
  );
}

type ConfusionItemProps = { classId: string; confusion: ClassConfusion; total: number };

function ConfusionItem({ classId, confusion, total }: ConfusionItemProps) {
  const { t } = useTranslation();
  const { pupils, answers, examples } = confusion;
  const topic = topicInWords(t, confusion);
  const name = (topic || examplesInWords(t, confusion)).replaceAll("*", "");
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="min-w-0 flex-[1_1_16rem] text-lg font-semibold">
          <SpanishText text={topic} />
        </p>
        <p className="text-ink-soft tabular-nums">
          {t("classResults.confusions.counts", {
            count: pupils,
            total,
            answers: t("classResults.confusions.answers", { count: answers }),
          })}
        </p>
      </div>
      {examples.length > 0 && <Examples examples={examples} />}
      <ConfusionActions classId={classId} confusion={confusion} name={name} />
    </li>
  );
}

/** Side by side; with names and sentences, one below the other. */
function Examples({ examples }: Pick<ClassConfusion, "examples">) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1">
      {examples.map(({ given, expected, work }) => (
        <li key={`${given} ${expected}`} className={work && "w-full"}>
          <FormComparison given={given} expected={expected} isWord={false} />
          {work && (
            <span className="text-[0.9375rem] text-ink-soft">
              {" "}
              · <bdi>{work.names.join(", ")}</bdi>
              <span lang="es" className="block">
                {work.sentence.replace(/_+/, "____")}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type AssignmentFieldProps = {
  classId: string;
  value: string;
  onChange: (assignment: string) => void;
};

/** Chooses one of the last assignments, or none. Missing in a class that has none. */
function AssignmentField({ classId, value, onChange }: AssignmentFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const details = useQuery({ ...classQuery(classId), refetchOnMount: false });
  const { data } = useInfiniteQuery(assignmentsQuery(classId));
  const timeZone = details.data?.timeZone;
  const assignments = data?.pages.flatMap((page) => page.assignments) ?? [];
  if (timeZone === undefined || assignments.length === 0) return null;
  const options = assignments
    .filter((one) => !isUndated(one))
    .map((one) => ({
      value: one.id,
      label: `${formatShortDay(language, dayIn(one.until, timeZone))} · ${taskInWords(t, one).replaceAll("*", "")}`,
    }));
  return (
    <SelectField
      label={t("classResults.confusionsPage.assignment")}
      value={value}
      onChange={onChange}
      options={[
        { value: ALL_ANSWERS, label: t("classResults.confusionsPage.allAssignments") },
        ...options,
      ]}
      className="w-80 max-w-full"
    />
  );
}

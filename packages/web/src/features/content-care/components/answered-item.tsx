import { dayIn } from "@verbena/core/calendar";
import type { AnsweredReport } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDay } from "#lib/format.ts";
import { isolated } from "#lib/isolated.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { ExerciseHeading } from "./exercise-heading.tsx";
import { ReportText } from "./report-text.tsx";
import { UnsentAnswer } from "./unsent-answer.tsx";

type AnsweredItemProps = {
  report: AnsweredReport;
  /** Whether none of the same exercise was dealt with later. */
  isLastOfExercise: boolean;
};

/** A report that was dealt with: what the learner wrote, and what became of it. */
export function AnsweredItem({ report, isLastOfExercise }: AnsweredItemProps) {
  const { exercise, exerciseId } = report;
  return (
    <li className="flex flex-col gap-3 border-t border-line py-5 [overflow-wrap:anywhere]">
      <ExerciseHeading exercise={exercise} id={exerciseId} />
      {exercise && (
        <p lang="es" className="text-lg font-semibold">
          {exercise.text.sentence}
        </p>
      )}
      <ReportText report={report} />
      <Outcome report={report} />
      {isLastOfExercise && <UnsentAnswer exerciseId={exerciseId} />}
    </li>
  );
}

function Outcome({ report: { answer, answeredAt, answeredBy } }: { report: AnsweredReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = formatDay(language, dayIn(answeredAt, deviceTimeZone()), "medium");
  const name =
    answeredBy === null
      ? t("contentCare.reports.somebodyGone")
      : isolated(answeredBy || t("common.nameless"));
  if (answer === null) {
    return (
      <p className="text-[0.9375rem] text-ink-soft">
        {t("contentCare.reports.closedBy", { name })} · {day}
      </p>
    );
  }
  return (
    <div className="rounded-[0.875rem] bg-leaf-wash px-4 py-3">
      <p className="text-[0.9375rem] font-semibold">
        {t("contentCare.reports.answerBy", { name })} · {day}
      </p>
      <p dir="auto" className="whitespace-pre-line">
        {answer}
      </p>
    </div>
  );
}

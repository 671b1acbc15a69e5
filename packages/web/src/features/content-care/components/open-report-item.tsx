import { dayIn } from "@verbena/core/calendar";
import type { OpenReport } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDay } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { CaredSentence } from "./cared-sentence.tsx";
import { ExerciseActions } from "./exercise-actions.tsx";

/** What a learner reports, about which sentence, and what can be done about it. */
export function OpenReportItem({ report }: { report: OpenReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isAnswering, setAnswering] = useState(false);
  const { exercise, exerciseId, reason, comment, given, createdAt, username } = report;
  const day = formatDay(language, dayIn(createdAt, deviceTimeZone()), "medium");
  return (
    <li className="flex flex-col gap-3 border-t border-line py-5 [overflow-wrap:anywhere]">
      <div>
        <h3 className="text-lg">{t(`reports.reasons.${reason}`)}</h3>
        <p className="text-[0.9375rem] text-ink-soft">
          <bdi>{username || t("common.nameless")}</bdi> · {day}
        </p>
      </div>
      {comment !== null && (
        <blockquote dir="auto" className="border-l-4 border-marigold pl-3 whitespace-pre-line">
          {comment}
        </blockquote>
      )}
      {exercise ? (
        <CaredSentence exercise={exercise} />
      ) : (
        <p className="text-ink-soft">
          {t("contentCare.gone")} ({exerciseId})
        </p>
      )}
      {given !== null && (
        <p className="text-[0.9375rem]">
          <span className="text-ink-soft">{t("contentCare.reports.given")}</span>{" "}
          <bdi lang="es">{given}</bdi>
        </p>
      )}
      {isAnswering ? (
        <AnswerForm report={report} onClose={() => setAnswering(false)} />
      ) : (
        <Button size="small" className="self-start" onClick={() => setAnswering(true)}>
          {t("contentCare.reports.answer")}
        </Button>
      )}
      {exercise && <ExerciseActions exercise={exercise} />}
    </li>
  );
}

import type { ReportedExercise } from "@verbena/server/client";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#ui/disclosure.tsx";
import { focusBeside } from "../focus-beside.ts";
import { ReportText } from "./report-text.tsx";
import { ReportedActions } from "./reported-actions.tsx";
import { SentenceItem } from "./sentence-item.tsx";

/** How many reports of a sentence are in sight at once. */
const IN_SIGHT = 3;

type ReportedItemProps = {
  reported: ReportedExercise;
  /** Whether the reports wait no longer, though the list still shows them. */
  isTaken: boolean;
  /** Hears whether a form is open. */
  onEditing: (isEditing: boolean) => void;
};

/** A sentence with what learners report about it, and what can be done. */
export function ReportedItem({ reported, isTaken, onEditing }: ReportedItemProps) {
  const { exercise, exerciseId, reports } = reported;
  const item = useRef<HTMLLIElement>(null);
  return (
    <SentenceItem
      ref={item}
      exercise={exercise}
      id={exerciseId}
      isExplained={reports.some(({ reason }) => reason === "explanation")}
    >
      <ReportTexts reported={reported} />
      <ReportedActions
        reported={reported}
        isTaken={isTaken}
        onEditing={onEditing}
        onSettled={() => focusBeside(item.current)}
      />
    </SentenceItem>
  );
}

function ReportTexts({ reported: { reports, count } }: { reported: ReportedExercise }) {
  const { t } = useTranslation();
  const rest = reports.slice(IN_SIGHT);
  const isCut = count > reports.length;
  return (
    <>
      {count > 1 && (
        <p className="font-semibold">
          {t("contentCare.reports.count", { count })}
          {isCut && ` (${t("contentCare.reports.shown", { shown: reports.length })})`}
        </p>
      )}
      <Texts reports={reports.slice(0, IN_SIGHT)} />
      {rest.length > 0 && (
        <Disclosure label={t("contentCare.reports.others", { count: rest.length })}>
          <Texts reports={rest} />
        </Disclosure>
      )}
    </>
  );
}

function Texts({ reports }: { reports: ReportedExercise["reports"] }) {
  return (
    <ul className="flex flex-col gap-4">
      {reports.map((report) => (
        <li key={`${report.userId} ${report.id}`}>
          <ReportText report={report} />
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from "react-i18next";
import { Choice } from "#ui/choice.tsx";
import { type ReportState, reportStates } from "../care-view.ts";
import { AnsweredReports } from "./answered-reports.tsx";
import { OpenReports } from "./open-reports.tsx";

type ReportsProps = { state: ReportState; onState: (state: ReportState) => void };

/** What learners report about sentences: what waits, or what was dealt with. */
export function Reports({ state, onState }: ReportsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <Choice
        label={t("contentCare.reports.state")}
        value={state}
        onChange={onState}
        options={reportStates.map((value) => ({ value, label: t(`contentCare.reports.${value}`) }))}
      />
      {state === "open" ? <OpenReports /> : <AnsweredReports />}
    </div>
  );
}

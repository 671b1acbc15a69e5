import { Flag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { toStartField } from "#ui/start-field.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { useReport } from "./use-report.ts";

type ReportButtonProps = { exercise: PracticeExercise; given: string; className: string };

/** Opens a dialog in which the learner says what is wrong with a sentence. */
export function ReportButton({ exercise, given, className }: ReportButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const report = useReport(exercise, given);
  return (
    <>
      <button
        type="button"
        aria-label={t("reports.title")}
        className={classNames(linkClass, className, "gap-1.5")}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden className="size-5" />
        {t("reports.button")}
      </button>
      <ReportDialog
        report={report}
        open={isOpen}
        onOpenChange={setOpen}
        finalFocus={toStartField}
      />
    </>
  );
}

import { type OpenReport, reportsAnswer } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { useForm } from "#lib/use-form.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { useAnswerReport } from "../api/care-changes.ts";

type AnswerFormProps = { report: OpenReport; onClose: () => void };

const schema = reportsAnswer.pick({ answer: true });

/** An answer that the learner will find in their profile; it closes the report. */
export function AnswerForm({ report, onClose }: AnswerFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const answerReport = useAnswerReport();
  const { values, set, busy, failure, issue, formProps } = useForm({
    initial: { answer: "" },
    schema,
    submit: async ({ answer }) => {
      await answerReport(report, answer);
      showToast(t("contentCare.reports.answered"));
      onClose();
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <TextAreaField
        label={t("contentCare.reports.answerTo", { name: report.username })}
        value={values.answer}
        autoFocus
        onChange={({ target }) => set("answer", target.value)}
        error={issueText(issue("answer"))}
      />
      <FormFailure issue={issue("")} failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy}>
          {t("reports.send")}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

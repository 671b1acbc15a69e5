import { type LearnerReport, reportsAnswer } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { isolated } from "#lib/isolated.ts";
import { useForm } from "#lib/use-form.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { useSettleReports } from "../api/care-changes.ts";

type AnswerFormProps = {
  reports: readonly LearnerReport[];
  /** Whether any of the reports still waited. */
  onSent: (isMine: boolean) => void;
  onClose: () => void;
};

const schema = reportsAnswer.pick({ answer: true });

/** One answer that all these learners will find in their profile; it closes their reports. */
export function AnswerForm({ reports, onSent, onClose }: AnswerFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const settle = useSettleReports();
  const label = useLabel(reports);
  const { values, set, busy, failure, issue, formProps } = useForm({
    initial: { answer: "" },
    schema,
    submit: async ({ answer }) => onSent(await settle.answer(reports, answer)),
  });
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <TextAreaField
        label={label}
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

/** Names whoever it is for, or says how many they are. */
function useLabel(reports: readonly LearnerReport[]): string {
  const { t } = useTranslation();
  const count = new Set(reports.map(({ userId }) => userId)).size;
  const name = reports[0]?.username || t("common.nameless");
  return count === 1
    ? t("contentCare.reports.answerTo", { name: isolated(name) })
    : t("contentCare.reports.answerToAll", { count });
}

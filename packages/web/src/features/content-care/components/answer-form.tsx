import { type LearnerReport, reportsAnswer } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/isolated.ts";
import { useDraft } from "#session/use-draft.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { TextAreaField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useSettleReports, type Waited } from "../api/care-changes.ts";
import { answerDraft } from "../draft-names.ts";

type AnswerFormProps = {
  exerciseId: string;
  reports: readonly LearnerReport[];
  /** Whether somebody else has dealt with them since the form was opened. */
  isTaken: boolean;
  onSent: (waited: Waited) => void;
  onClose: () => void;
};

const schema = reportsAnswer.pick({ answer: true });

/**
 * One answer that all these learners will find in their profile; it closes their reports. What is
 * typed stays until it is sent or given up, also when somebody else was quicker. Reports that come
 * meanwhile are not answered with it.
 */
export function AnswerForm({ exerciseId, isTaken, onSent, onClose, ...props }: AnswerFormProps) {
  const { t } = useTranslation();
  const settle = useSettleReports();
  const [reports] = useState(props.reports);
  const [isRefused, setRefused] = useState(false);
  const [isTried, setTried] = useState(false);
  const label = useLabel(reports);
  const { draft, keep, forget } = useDraft(answerDraft(exerciseId));
  const form = useForm({
    initial: { answer: draft?.["answer"] ?? "" },
    schema,
    onChange: (typed) => (typed.answer.trim() === "" ? forget() : keep(typed)),
    submit: async ({ answer }) => {
      setTried(true);
      const waited = await settle.answer(reports, answer);
      if (waited === "none") return setRefused(true);
      forget();
      onSent(waited);
    },
  });
  // After a try without a reply it may be one's own answer that the list knows: sending again tells.
  const isLate = isRefused || (isTaken && !isTried);

  function close(): void {
    forget();
    onClose();
  }

  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <TextAreaField label={label} {...form.field("answer")} autoFocus />
      <FormFailure form={form} />
      {isLate && <Alert tone="wrong">{t("contentCare.reports.alreadyKept")}</Alert>}
      <div className="flex flex-wrap gap-3">
        {!isLate && (
          <Button type="submit" size="small" busy={form.busy}>
            {t("reports.send")}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={close}>
          {t(isLate ? "common.close" : "common.cancel")}
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

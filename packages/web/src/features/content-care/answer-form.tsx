import type { LearnerReport } from "@verbena/server/client";
import { reportsAnswer } from "@verbena/server/forms";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import { useDraft } from "#session/drafts.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { type AnsweredCount, useAnswerReports } from "./api.ts";

const draftName = (exerciseId: string) => `answer ${exerciseId}`;

/** The draft of an answer to the reports of an exercise, on this device. */
export const useAnswerDraft = (exerciseId: string) => useDraft(draftName(exerciseId));

type AnswerFormProps = {
  exerciseId: string;
  reports: readonly LearnerReport[];
  onSent: (answered: AnsweredCount) => void;
  onClose: () => void;
};

const schema = reportsAnswer.pick({ answer: true });

/**
 * Sends an answer to all learners who reported an exercise, and closes their reports. Stores the text as a draft on
 * this device until it is sent or cancelled. Reports that arrive in the meantime stay open.
 */
export function AnswerForm({ exerciseId, onSent, onClose, ...props }: AnswerFormProps) {
  const { t } = useTranslation();
  const { mutateAsync: answerReports } = useAnswerReports();
  const [reports] = useState(props.reports);
  const { draft, save, discard } = useAnswerDraft(exerciseId);
  const form = useForm({
    initial: { answer: draft?.["answer"] ?? "" },
    schema: async () => schema,
    onChange: (typed) => (typed.answer.trim() === "" ? discard() : save(typed)),
    submit: async ({ answer }) => {
      const answered = await answerReports({ reports, answer });
      // If nobody got the answer, keep the draft: the list of answered reports shows it.
      if (answered !== "none") discard();
      onSent(answered);
    },
  });

  function cancel(): void {
    discard();
    onClose();
  }

  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <TextAreaField label={useLabel(reports)} {...form.field("answer")} autoFocus />
      <FormFailure form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.busy}>
          {t("reports.send")}
        </Button>
        <Button variant="secondary" size="small" onClick={cancel}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** The label of the field, with the name of the only learner or the number of learners. */
function useLabel(reports: readonly LearnerReport[]): string {
  const { t } = useTranslation();
  const count = new Set(reports.map(({ userId }) => userId)).size;
  const name = reports[0]?.username || t("common.nameless");
  return count === 1
    ? t("contentCare.reports.answerTo", { name: isolated(name) })
    : t("contentCare.reports.answerToAll", { count });
}

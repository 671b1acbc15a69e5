import type { CaredExercise } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { useForm } from "#lib/use-form.ts";
import { Button } from "#ui/button.tsx";
import { GrowingField } from "#ui/growing-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useCorrectExercise } from "../api/care-changes.ts";
import { fieldsOf, initialTexts, isQuote, languageOf } from "../correction-fields.ts";
import { correctionSchema } from "../correction-schema.ts";

type CorrectionFormProps = {
  exercise: CaredExercise;
  onSaved: (exercise: CaredExercise | null) => void;
  onClose: () => void;
};

/** The sentence's texts to correct. */
export function CorrectionForm({ exercise, onSaved, onClose }: CorrectionFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const correct = useCorrectExercise();
  const [schema] = useState(() => correctionSchema(exercise));
  const { values, set, busy, failure, issue, formProps } = useForm({
    initial: initialTexts(exercise),
    schema,
    submit: async (input) => {
      const saved = await correct(input);
      showToast(t("contentCare.done.correct"));
      onSaved(saved);
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4 rounded-2xl border-2 border-edge p-4">
      {fieldsOf(exercise).map((field, index) => (
        <GrowingField
          key={field}
          lang={languageOf(field)}
          label={t(`contentCare.fields.${field}`)}
          hint={isQuote(field) ? t("contentCare.quoteHint") : undefined}
          value={values[field] ?? ""}
          autoFocus={index === 0}
          onText={(text) => set(field, text)}
          error={issueText(issue(field))}
        />
      ))}
      <FormFailure issue={issue("")} failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy}>
          {t("common.save")}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

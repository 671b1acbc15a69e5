import { languages } from "@verbena/core/vocabulary";
import type { ExplanationForReview } from "@verbena/server/client";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#ui/show-toast.ts";
import { useCorrectExplanation } from "../api/care-changes.ts";
import { initialExplanation } from "../correction-fields.ts";
import { doubtsOfExplanation, explanationSchema } from "../correction-schema.ts";
import { explanationDraft } from "../draft-names.ts";
import { TextsForm } from "./texts-form.tsx";

type ExplanationFormProps = {
  explanation: ExplanationForReview;
  onSaved: (explanation: ExplanationForReview | null) => void;
  onClose: () => void;
};

/** The explanation of a sentence to correct, which others share. */
export function ExplanationForm({ explanation, onSaved, onClose }: ExplanationFormProps) {
  const { t } = useTranslation();
  const correct = useCorrectExplanation();
  const schema = useMemo(() => explanationSchema(explanation), [explanation]);
  return (
    <TextsForm
      draft={explanationDraft(explanation.id)}
      version={explanation.version}
      texts={initialExplanation(explanation)}
      fields={languages.map((language) => ({
        name: language,
        label: t(`contentCare.explanation.fields.${language}`),
        lang: language,
      }))}
      schema={schema}
      doubtsOf={(texts) => doubtsOfExplanation(explanation, texts)}
      save={async (input) => {
        const saved = await correct(input);
        showToast(t("contentCare.done.explanation"));
        onSaved(saved);
      }}
      onClose={onClose}
    >
      <p>{t("contentCare.explanation.shared", { count: explanation.exercises })}</p>
    </TextsForm>
  );
}

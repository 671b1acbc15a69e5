import type { ExerciseForReview } from "@verbena/server/client";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#ui/show-toast.ts";
import { useCorrectExercise } from "../api/care-changes.ts";
import {
  type CorrectionField,
  fieldsOf,
  initialTexts,
  isQuote,
  languageOf,
} from "../correction-fields.ts";
import { correctionSchema, doubtsOf } from "../correction-schema.ts";
import { sentenceDraft } from "../draft-names.ts";
import { TextsForm } from "./texts-form.tsx";

type CorrectionFormProps = {
  exercise: ExerciseForReview;
  onSaved: (exercise: ExerciseForReview | null) => void;
  onClose: () => void;
};

/** The sentence's texts to correct. */
export function CorrectionForm({ exercise, onSaved, onClose }: CorrectionFormProps) {
  const { t } = useTranslation();
  const hintOf = useHint();
  const correct = useCorrectExercise();
  const schema = useMemo(() => correctionSchema(exercise), [exercise]);
  return (
    <TextsForm
      draft={sentenceDraft(exercise.id)}
      version={exercise.version}
      texts={initialTexts(exercise)}
      fields={fieldsOf(exercise).map((field) => ({
        name: field,
        label: t(`contentCare.fields.${field}`),
        hint: hintOf(field),
        lang: languageOf(field),
      }))}
      schema={schema}
      doubtsOf={(texts) => doubtsOf(exercise, texts)}
      save={async (input) => {
        const saved = await correct(input);
        showToast(t("contentCare.done.correct"));
        onSaved(saved);
      }}
      onClose={onClose}
    />
  );
}

function useHint() {
  const { t } = useTranslation();
  return (field: CorrectionField): string | undefined => {
    if (isQuote(field)) return t("contentCare.quoteHint");
    if (field === "instruction") return t("contentCare.instructionHint");
    return field === "noteFr" ? t("contentCare.noteHint") : undefined;
  };
}

import { correctableFields, type TextField } from "@verbena/content/text-fields";
import { type Language, languages } from "@verbena/core/languages";
import type { EditableExercise } from "@verbena/server/client";
import { sentenceTexts } from "@verbena/server/forms";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { GrowingField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useCorrect } from "./api.ts";

type CorrectionFormProps = {
  exercise: EditableExercise;
  onSaved: (saved: EditableExercise | null) => void;
  onClose: () => void;
};

/**
 * A form for the texts of an exercise. The server refuses the texts if somebody else changes the exercise in the meantime.
 */
export function CorrectionForm({ exercise, onSaved, onClose }: CorrectionFormProps) {
  const { t } = useTranslation();
  const { mutateAsync: correct } = useCorrect();
  const { id, family } = exercise;
  const [seen] = useState(exercise.texts);
  const form = useForm({
    initial: seen,
    schema: async () => sentenceTexts,
    submit: async (texts) => {
      const saved = await correct({ id, seen, texts });
      showToast(t("contentCare.done.correct"));
      onSaved(saved);
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4 rounded-2xl border-2 border-edge p-4">
      {correctableFields(family).map((field, index) => (
        <GrowingField
          key={field}
          label={t(`contentCare.fields.${field}`)}
          hint={hintOf(field)}
          lang={languageOf(field)}
          {...form.field(field)}
          autoFocus={index === 0}
        />
      ))}
      <FormFailure form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.busy}>
          {t("common.save")}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );

  function hintOf(field: TextField): string | undefined {
    if (field === "instruction") return t("contentCare.instructionHint");
    if (field === "noteFr") return t("contentCare.noteHint");
    const isQuote = ["time", "subject", "complement", "verb"].includes(field);
    return isQuote ? t("contentCare.quoteHint") : undefined;
  }
}

/** The language in which a text is written. */
function languageOf(field: TextField): Language {
  const code = field.replace(/^note/, "").toLowerCase();
  return languages.find((language) => language === code) ?? "es";
}

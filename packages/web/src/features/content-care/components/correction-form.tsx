import { type CaredExercise, exerciseCorrection } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { useForm } from "#lib/use-form.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useCorrectExercise } from "../api/care-changes.ts";

type CorrectionFormProps = { exercise: CaredExercise; onClose: () => void };

const conjugationFields = [
  "sentence",
  "correctAnswer",
  "time",
  "subject",
  "fr",
  "nl",
  "en",
] as const;
const fillInFields = ["sentence", "complement", "fr", "nl", "en"] as const;
type Field = (typeof conjugationFields)[number] | (typeof fillInFields)[number];

const spanishFields: readonly Field[] = [
  "sentence",
  "correctAnswer",
  "time",
  "subject",
  "complement",
];

/** Where the words of a translation are in another language than the page. */
function languageOf(field: Field): string {
  return spanishFields.includes(field) ? "es" : field;
}

/**
 * The sentence's texts to correct. What an earlier correction wanted is filled in also where the
 * files have changed since, so that saving makes it anew over the present text.
 */
export function CorrectionForm({ exercise, onClose }: CorrectionFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const correct = useCorrectExercise();
  const { id, verb, correction } = exercise;
  const fields = verb === null ? fillInFields : conjugationFields;
  const initial: Record<string, string> = { id };
  for (const field of fields) initial[field] = exercise.text[field] ?? "";
  for (const { field, after } of correction?.changes ?? []) initial[field] = after ?? "";
  const { values, set, busy, failure, issue, formProps } = useForm({
    initial,
    schema: exerciseCorrection,
    submit: async (input) => {
      await correct(input);
      showToast(t("contentCare.done.correct"));
      onClose();
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4 rounded-2xl border-2 border-edge p-4">
      {fields.map((field, index) => (
        <TextField
          key={field}
          lang={languageOf(field)}
          label={t(`contentCare.fields.${field}`)}
          hint={isQuote(field) ? t("contentCare.quoteHint") : undefined}
          value={values[field] ?? ""}
          autoFocus={index === 0}
          spellCheck
          onChange={({ target }) => set(field, target.value)}
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

function isQuote(field: Field): boolean {
  return field === "time" || field === "subject" || field === "complement";
}

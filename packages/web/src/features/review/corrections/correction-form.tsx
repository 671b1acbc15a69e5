import { languages } from "@verbena/core/languages";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useDraft } from "#session/use-draft.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { GrowingField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useCorrect } from "../api.ts";
import { draftNames } from "../draft-notice.tsx";
import {
  type Correctable,
  type ExerciseField,
  fieldsOf,
  initialTexts,
  isExplanation,
  isMarker,
  languageOf,
  type StyleWarning,
  schemaOf,
  styleWarnings,
  unsavedTexts,
} from "./correctable.ts";

type CorrectionFormProps = {
  subject: Correctable;
  onSaved: (saved: Correctable | null) => void;
  onClose: () => void;
};

/** The key of a draft under which it stores the version of the edited text. */
const VERSION = "version";

/**
 * Edits the texts of an exercise or an explanation. Typed texts are stored as a draft on this device until
 * they are saved or cancelled. A style warning must be shown once before the text is saved.
 */
export function CorrectionForm(props: CorrectionFormProps) {
  // When somebody else changes the text, the form is mounted again with the draft.
  return <VersionedForm key={props.subject.version} {...props} />;
}

function VersionedForm({ subject, onSaved, onClose }: CorrectionFormProps) {
  const { t } = useTranslation();
  const { mutateAsync: correct } = useCorrect();
  const kind = isExplanation(subject) ? "explanation" : "sentence";
  const { draft, save, discard } = useDraft(draftNames[kind](subject.id));
  const [restored] = useState(() => unsavedTexts(subject, draft));
  const [version] = useState((restored && draft?.[VERSION]) || subject.version);
  const [seenWarnings, setSeenWarnings] = useState<readonly string[]>([]);
  const fields = useFields(subject);
  const texts = initialTexts(subject);

  const form = useForm({
    initial: { ...texts, ...restored },
    schema: async () => schemaOf(subject),
    onChange: (values) => {
      const typed = Object.entries(values).filter(([name, text]) => text !== texts[name]);
      if (typed.length === 0) discard();
      else save({ ...Object.fromEntries(typed), [VERSION]: version });
    },
    submit: async (input): Promise<void> => {
      const keys = styleWarnings(subject, form.values).map(keyOf);
      if (!keys.every((key) => seenWarnings.includes(key))) return setSeenWarnings(keys);
      const saved = await correct({ subject, texts: input });
      discard();
      showToast(t(`review.done.${kind}`));
      onSaved(saved);
    },
  });
  const hasErrors = fields.some(({ name }) => form.issue(name));
  const warnings = styleWarnings(subject, form.values).filter(
    (warning) => !hasErrors && seenWarnings.includes(keyOf(warning)),
  );
  const isOutdated = version !== subject.version;

  function cancel(): void {
    discard();
    onClose();
  }

  return (
    <form {...form.formProps} className="flex flex-col gap-4 rounded-2xl border-2 border-edge p-4">
      {isOutdated && <Alert tone="error">{t("review.changedMeanwhile")}</Alert>}
      {restored && !isOutdated && (
        <p className="text-[0.9375rem] text-ink-soft">{t("review.draft.restored")}</p>
      )}
      {isExplanation(subject) && (
        <p>{t("review.explanation.shared", { count: subject.exercises })}</p>
      )}
      {fields.map(({ name, ...field }, index) => (
        <GrowingField {...field} key={name} {...form.field(name)} autoFocus={index === 0} />
      ))}
      <FormFailure form={form} />
      <StyleWarnings warnings={warnings} fields={fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.busy}>
          {t(warnings.length > 0 || isOutdated ? "review.saveAnyway" : "common.save")}
        </Button>
        <Button variant="secondary" size="small" onClick={cancel}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

const keyOf = ({ field, rule }: StyleWarning): string => `${field} ${rule}`;

type FormField = { name: string; label: string; hint?: string | undefined; lang: string };

/** Names, labels, hints and languages of the fields. */
function useFields(subject: Correctable): FormField[] {
  const { t } = useTranslation();
  if (isExplanation(subject)) {
    return languages.map((name) => ({
      name,
      label: t(`review.explanation.fields.${name}`),
      lang: name,
    }));
  }
  return fieldsOf(subject).map((name) => ({
    name,
    label: t(`review.fields.${name}`),
    hint: hintOf(name),
    lang: languageOf(name),
  }));

  function hintOf(field: ExerciseField): string | undefined {
    if (isMarker(field)) return t("review.quoteHint");
    if (field === "instruction") return t("review.instructionHint");
    return field === "noteFr" ? t("review.noteHint") : undefined;
  }
}

type StyleWarningsProps = { warnings: readonly StyleWarning[]; fields: readonly FormField[] };

/** The style warnings. Screen readers announce them. */
function StyleWarnings({ warnings, fields }: StyleWarningsProps) {
  const { t } = useTranslation();
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return (
    <div role="status" className="empty:hidden">
      {warnings.length > 0 && (
        <Alert tone="info" silent>
          <p>{t("review.doubts.title")}</p>
          <ul className="list-disc pl-5">
            {warnings.map(({ field, rule, words }) => (
              <li key={`${field} ${rule}`}>
                {t("review.actionOn", {
                  action: labels.get(field) ?? field,
                  sentence: t(`review.doubts.${rule}`, words),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

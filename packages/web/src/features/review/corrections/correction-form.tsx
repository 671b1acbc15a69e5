import { languages } from "@verbena/core/vocabulary";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "#session/use-draft.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { GrowingField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useCorrect } from "../api.ts";
import { draftNames } from "../draft-sign.tsx";
import {
  type Correctable,
  type Doubt,
  doubtsAbout,
  type ExerciseField,
  fieldsOf,
  initialTexts,
  isExplanation,
  isQuote,
  languageOf,
  schemaOf,
  unsavedTexts,
} from "./correctable.ts";

type CorrectionFormProps = {
  subject: Correctable;
  onSaved: (saved: Correctable | null) => void;
  onClose: () => void;
};

/** Name of the version of the edited text within a draft. */
const VERSION = "version";

/**
 * Edits the texts of an exercise or an explanation. A draft on this device keeps what was typed until
 * it is saved or cancelled. Doubts about the style are shown once before saving.
 */
export function CorrectionForm(props: CorrectionFormProps) {
  // When somebody else changes the text, the form starts again from the draft.
  return <VersionedForm key={props.subject.version} {...props} />;
}

function VersionedForm({ subject, onSaved, onClose }: CorrectionFormProps) {
  const { t } = useTranslation();
  const { mutateAsync: correct } = useCorrect();
  const kind = isExplanation(subject) ? "explanation" : "sentence";
  const { draft, save, discard } = useDraft(draftNames[kind](subject.id));
  const [restored] = useState(() => unsavedTexts(subject, draft));
  const [version] = useState((restored && draft?.[VERSION]) || subject.version);
  const [shown, setShown] = useState<readonly string[]>([]);
  const fields = useFields(subject);
  const texts = initialTexts(subject);

  const form = useForm({
    initial: { ...texts, ...restored },
    schema: schemaOf(subject),
    onChange: (values) => {
      const typed = Object.entries(values).filter(([name, text]) => text !== texts[name]);
      if (typed.length === 0) discard();
      else save({ ...Object.fromEntries(typed), [VERSION]: version });
    },
    submit: async (input): Promise<void> => {
      const found = doubtsAbout(subject, form.values).map(keyOf);
      if (!found.every((doubt) => shown.includes(doubt))) return setShown(found);
      const saved = await correct({ subject, texts: input });
      discard();
      showToast(t(`review.done.${kind}`));
      onSaved(saved);
    },
  });
  const hasErrors = fields.some(({ name }) => form.issue(name));
  const doubts = doubtsAbout(subject, form.values).filter(
    (doubt) => !hasErrors && shown.includes(keyOf(doubt)),
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
      <Doubts doubts={doubts} fields={fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.busy}>
          {t(doubts.length > 0 || isOutdated ? "review.saveAnyway" : "common.save")}
        </Button>
        <Button variant="secondary" size="small" onClick={cancel}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

const keyOf = ({ field, rule }: Doubt): string => `${field} ${rule}`;

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
    if (isQuote(field)) return t("review.quoteHint");
    if (field === "instruction") return t("review.instructionHint");
    return field === "noteFr" ? t("review.noteHint") : undefined;
  }
}

type DoubtsProps = { doubts: readonly Doubt[]; fields: readonly FormField[] };

/** Announced by screen readers when it appears. */
function Doubts({ doubts, fields }: DoubtsProps) {
  const { t } = useTranslation();
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return (
    <div role="status" className="empty:hidden">
      {doubts.length > 0 && (
        <Alert tone="info" silent>
          <p>{t("review.doubts.title")}</p>
          <ul className="list-disc pl-5">
            {doubts.map(({ field, rule, words }) => (
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

import { withOrdinarySpaces, withTypographicMarks } from "@verbena/content/style/typography";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useDraft } from "#session/use-draft.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { GrowingField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import type { TextOfForm, Texts } from "../correction-fields.ts";
import type { Doubt } from "../style-of-texts.ts";
import { Doubts } from "./doubts.tsx";

type TextsFormProps<Input> = {
  /** What its draft is called. */
  draft: string;
  /** Of the text that is corrected: another form for another one. */
  version: string;
  texts: Texts;
  fields: readonly TextOfForm[];
  schema: z.ZodType<Input>;
  doubtsOf: (texts: Texts) => Doubt[];
  save: (input: Input) => Promise<void>;
  onClose: () => void;
  /** What is said above the fields. */
  children?: ReactNode;
};

/** Where a draft keeps the version of the text over which it was typed. */
const VERSION = "version";

/**
 * Texts to correct. What is typed is kept on this device until it is saved or given up, also when the
 * text below it changes: then it says so, or closes where the text is by now what was typed, since it
 * was saved and only the reply got lost. What is doubtful is shown once before it is saved.
 */
export function TextsForm<Input>(props: TextsFormProps<Input>) {
  return <VersionedForm key={props.version} {...props} />;
}

function VersionedForm<Input>({
  draft: draftName,
  version,
  texts,
  fields,
  schema,
  doubtsOf,
  save,
  onClose,
  children,
}: TextsFormProps<Input>) {
  const { t } = useTranslation();
  const { draft, keep, forget } = useDraft(draftName);
  const [begun] = useState(draft);
  const [shown, setShown] = useState<readonly string[]>([]);
  const base = begun?.[VERSION] ?? version;

  const form = useForm<Texts, Input>({
    initial: { ...texts, ...typedIn(begun, texts) },
    schema,
    onChange: (changed) => {
      const typed = Object.entries(changed).filter(([name, text]) => text !== texts[name]);
      if (typed.length === 0) forget();
      else keep({ ...Object.fromEntries(typed), [VERSION]: base });
    },
    submit: async (input): Promise<void> => {
      const found: string[] = doubtsOf(form.values).map(keyOf);
      if (!found.every((doubt) => shown.includes(doubt))) return setShown(found);
      await save(input);
      forget();
    },
  });
  const isRefused = fields.some(({ name }) => form.issue(name));
  const doubts = isRefused
    ? []
    : doubtsOf(form.values).filter((doubt) => shown.includes(keyOf(doubt)));
  const isChanged = base !== version;
  const isSaved = begun !== null && isChanged && saysAll(texts, typedIn(begun, texts));
  useEffect(() => {
    if (!isSaved) return;
    forget();
    onClose();
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-4 rounded-2xl border-2 border-edge p-4">
      {isChanged && !isSaved && <Alert tone="wrong">{t("contentCare.changedMeanwhile")}</Alert>}
      {begun && !isChanged && (
        <p className="text-[0.9375rem] text-ink-soft">{t("contentCare.draft.restored")}</p>
      )}
      {children}
      {fields.map(({ name, ...field }, index) => (
        <GrowingField {...field} key={name} {...form.field(name)} autoFocus={index === 0} />
      ))}
      <FormFailure form={form} />
      <Doubts doubts={doubts} fields={fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.busy}>
          {t(doubts.length > 0 || isChanged ? "contentCare.saveAnyway" : "common.save")}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

const keyOf = ({ field, rule }: Doubt) => `${field} ${rule}`;

/** Whether texts say what was typed, spaces and marks aside, which are put right when it is saved. */
function saysAll(texts: Texts, typed: Texts): boolean {
  return Object.entries(typed).every(([name, text]) => tidy(text) === tidy(texts[name] ?? ""));
}

function tidy(text: string): string {
  return withTypographicMarks(
    withOrdinarySpaces(text).replace(/\s+/g, " ").trim().normalize("NFC"),
  );
}

/** What a draft has for the fields of a form. */
function typedIn(draft: Texts | null, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(draft ?? {}).filter(([name]) => name in texts));
}

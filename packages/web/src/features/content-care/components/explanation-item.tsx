import type { ExplanationForReview } from "@verbena/server/client";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useChangeExercise } from "../api/care-changes.ts";
import { explanationDraft } from "../draft-names.ts";
import { focusBeside } from "../focus-beside.ts";
import { DraftSign } from "./draft-sign.tsx";
import { TextInEveryLanguage } from "./explained-texts.tsx";
import { ExplanationForm } from "./explanation-form.tsx";
import { Replaced } from "./replaced.tsx";
import { SentenceButton } from "./sentence-button.tsx";
import { StateMarks } from "./state-marks.tsx";

type ExplanationItemProps = {
  explanation: ExplanationForReview;
  /** Hears whether a form is open. */
  onEditing: (isEditing: boolean) => void;
};

/** An explanation that was corrected, for all the sentences that share it. */
export function ExplanationItem({ explanation, onEditing }: ExplanationItemProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState<boolean>();
  const item = useRef<HTMLLIElement>(null);
  const { mutate, isPending, error } = useChangeExercise();
  const { id, version, exerciseKey, text, correction, exercises } = explanation;
  const labelOf = (field: keyof typeof text) => t(`contentCare.explanation.fields.${field}`);
  const button = { sentence: text.es, variant: "secondary" } as const;

  function correct(isCorrecting: boolean): void {
    setOpen(isCorrecting);
    onEditing(isCorrecting);
  }

  function withdraw(): void {
    const onSuccess = () => {
      showToast(t("contentCare.done.withdraw"));
      focusBeside(item.current);
    };
    mutate({ id, change: "withdraw", version }, { onSuccess });
  }

  return (
    <li
      ref={item}
      className="flex flex-col gap-4 border-t border-line py-6 [overflow-wrap:anywhere]"
    >
      <div className="flex flex-col gap-1.5">
        <h2 tabIndex={-1} className="font-sans text-[0.9375rem] font-semibold text-ink-soft">
          {t("contentCare.explanation.title")} ·{" "}
          <span lang="es">{t(`vocabulary.exercises.${exerciseKey}`)}</span>
        </h2>
        <TextInEveryLanguage text={text} />
        <p className="text-[0.9375rem]">
          {t("contentCare.explanation.shared", { count: exercises })}
        </p>
        <StateMarks isHidden={false} correction={correction} />
      </div>
      <Replaced changes={correction?.changes ?? []} labelOf={labelOf} />
      {isOpen ? (
        <ExplanationForm
          explanation={explanation}
          onSaved={(saved) => {
            correct(false);
            if (saved?.correction === null) focusBeside(item.current);
          }}
          onClose={() => correct(false)}
        />
      ) : (
        <>
          {error && <Alert tone="wrong">{errorText(error)}</Alert>}
          <DraftSign draft={explanationDraft(id)} kind="explanation" />
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <SentenceButton {...button} autoFocus={isOpen === false} onClick={() => correct(true)}>
              {t("contentCare.correctExplanation")}
            </SentenceButton>
            <SentenceButton {...button} busy={isPending} onClick={withdraw}>
              {t("contentCare.withdraw")}
            </SentenceButton>
          </div>
        </>
      )}
    </li>
  );
}

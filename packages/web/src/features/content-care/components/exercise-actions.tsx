import type { CaredExercise } from "@verbena/server/client";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#lib/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { showToast } from "#ui/show-toast.ts";
import { type OtherChange, useChangeExercise } from "../api/care-changes.ts";
import { CorrectionForm } from "./correction-form.tsx";
import { SentenceButton } from "./sentence-button.tsx";

type ExerciseActionsProps = {
  /** Null when no file has it any more: then nothing can be done about it. */
  exercise: CaredExercise | null;
  /** More buttons of the same row. */
  before?: ReactNode;
  after?: ReactNode;
  /** Hears how the exercise is after a change, before the lists show it. */
  onChanged?: (exercise: CaredExercise | null) => void;
};

/** What can be done about a sentence, in a row: correct it in place, hide it, take a correction back. */
export function ExerciseActions({ exercise, before, after, onChanged }: ExerciseActionsProps) {
  const errorText = useErrorText();
  const [isCorrecting, setCorrecting] = useState<boolean>();
  const { mutate, isPending, error } = useChangeExercise();

  if (exercise && isCorrecting) {
    return (
      <CorrectionForm
        exercise={exercise}
        onSaved={(saved) => {
          setCorrecting(false);
          onChanged?.(saved);
        }}
        onClose={() => setCorrecting(false)}
      />
    );
  }
  return (
    <>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {before}
        {exercise && (
          <Changes
            exercise={exercise}
            busy={isPending}
            returning={isCorrecting === false}
            onCorrect={() => setCorrecting(true)}
            onChange={mutate}
            onChanged={onChanged}
          />
        )}
        {after}
      </div>
    </>
  );
}

type ChangesProps = {
  exercise: CaredExercise;
  busy: boolean;
  /** Whether the focus comes back from the form. */
  returning: boolean;
  onCorrect: () => void;
  onChange: ReturnType<typeof useChangeExercise>["mutate"];
  onChanged: ExerciseActionsProps["onChanged"];
};

function Changes({ exercise, busy, returning, onCorrect, onChange, onChanged }: ChangesProps) {
  const { t } = useTranslation();
  const { id, isHidden, correction, text } = exercise;
  const visibility = isHidden ? "show" : "hide";
  const isCorrected = correction !== null && correction.changes.length > 0;
  const button = { sentence: text.sentence, variant: "secondary", busy } as const;

  function change(what: OtherChange): void {
    onChange(
      { id, change: what },
      {
        onSuccess: (changed) => {
          showToast(t(`contentCare.done.${what}`));
          onChanged?.(changed);
        },
      },
    );
  }

  return (
    <>
      <SentenceButton {...button} busy={false} autoFocus={returning} onClick={onCorrect}>
        {t("contentCare.correct")}
      </SentenceButton>
      <SentenceButton {...button} onClick={() => change(visibility)}>
        {t(`contentCare.${visibility}`)}
      </SentenceButton>
      {isCorrected && (
        <SentenceButton {...button} onClick={() => change("withdraw")}>
          {t("contentCare.withdraw")}
        </SentenceButton>
      )}
    </>
  );
}

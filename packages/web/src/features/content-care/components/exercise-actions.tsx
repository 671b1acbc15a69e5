import type { ExerciseForReview } from "@verbena/server/client";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { showToast } from "#ui/show-toast.ts";
import { type OtherChange, useChangeExercise } from "../api/care-changes.ts";
import { explanationDraft, sentenceDraft } from "../draft-names.ts";
import { CorrectionForm } from "./correction-form.tsx";
import { DraftSign } from "./draft-sign.tsx";
import { ExplanationForm } from "./explanation-form.tsx";
import { SentenceButton } from "./sentence-button.tsx";

type ExerciseActionsProps = {
  /** Null when no file has it any more: then nothing can be done about it. */
  exercise: ExerciseForReview | null;
  /** More buttons of the same row. */
  before?: ReactNode;
  after?: ReactNode;
  /** Hears how the exercise is after a change, before the lists show it. */
  onChanged?: (exercise: ExerciseForReview | null) => void;
  /** Hears whether a form is open. */
  onEditing?: (isEditing: boolean) => void;
};

/** What is being corrected: the sentence, or the explanation that it shares. */
type Corrected = "sentence" | "explanation";

/** What can be done about a sentence, in a row: correct it in place, hide it, take a correction back. */
export function ExerciseActions(props: ExerciseActionsProps) {
  const { exercise, before, after, onChanged, onEditing } = props;
  const errorText = useErrorText();
  const [open, setOpen] = useState<Corrected | null>(null);
  const [last, setLast] = useState<Corrected | null>(null);
  const { mutate, isPending, error } = useChangeExercise();

  function correct(what: Corrected | null): void {
    setOpen(what);
    if (what) setLast(what);
    onEditing?.(what !== null);
  }

  if (exercise && open === "sentence") {
    return (
      <CorrectionForm
        exercise={exercise}
        onSaved={(saved) => {
          correct(null);
          onChanged?.(saved);
        }}
        onClose={() => correct(null)}
      />
    );
  }
  if (exercise?.explanation && open === "explanation") {
    return (
      <ExplanationForm
        explanation={exercise.explanation}
        onSaved={() => correct(null)}
        onClose={() => correct(null)}
      />
    );
  }
  return (
    <>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      {exercise && <DraftSign draft={sentenceDraft(exercise.id)} kind="sentence" />}
      {exercise?.explanation && (
        <DraftSign draft={explanationDraft(exercise.explanation.id)} kind="explanation" />
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {before}
        {exercise && (
          <Changes
            exercise={exercise}
            busy={isPending}
            returning={last}
            onCorrect={correct}
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
  exercise: ExerciseForReview;
  busy: boolean;
  /** From which form the focus comes back. */
  returning: Corrected | null;
  onCorrect: (what: Corrected) => void;
  onChange: ReturnType<typeof useChangeExercise>["mutate"];
  onChanged: ExerciseActionsProps["onChanged"];
};

function Changes({ exercise, busy, returning, onCorrect, onChange, onChanged }: ChangesProps) {
  const { t } = useTranslation();
  const { id, version, isHidden, correction, text, explanation } = exercise;
  const visibility = isHidden ? "show" : "hide";
  const isCorrected = correction !== null && correction.changes.length > 0;
  const button = { sentence: text.sentence, variant: "secondary", busy } as const;

  function change(what: OtherChange): void {
    onChange(
      { id, change: what, version },
      {
        onSuccess: (changed) => {
          showToast(t(`contentCare.done.${what}`));
          onChanged?.(changed);
        },
      },
    );
  }

  function correcting(what: Corrected) {
    const onClick = () => onCorrect(what);
    return { ...button, busy: false, autoFocus: returning === what, onClick };
  }

  return (
    <>
      <SentenceButton {...correcting("sentence")}>{t("contentCare.correct")}</SentenceButton>
      {explanation && (
        <SentenceButton {...correcting("explanation")}>
          {t("contentCare.correctExplanation")}
        </SentenceButton>
      )}
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

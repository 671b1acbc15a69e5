import type { EditableExercise } from "@verbena/server/client";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { type ExerciseChange, useChangeExercise } from "./api.ts";
import { CorrectionForm } from "./correction-form.tsx";

type ExerciseActionsProps = {
  id: string;
  /** Null if the exercise is no longer in a file. */
  exercise: EditableExercise | null;
  isHidden?: boolean | undefined;
  isCorrected?: boolean;
  /** More buttons in the same row. */
  before?: ReactNode;
  after?: ReactNode;
  /** Called with the changed exercise before the lists reload. */
  onChanged?: (changed: EditableExercise | null) => void;
};

/** Buttons to correct an exercise, remove its correction, hide it, or show it again. */
export function ExerciseActions({
  id,
  exercise,
  isHidden = exercise?.isHidden,
  isCorrected = exercise !== null && exercise.correctionState !== null,
  before,
  after,
  onChanged,
}: ExerciseActionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  /** Whether the form is open. Undefined before the form is opened for the first time. */
  const [isCorrecting, setCorrecting] = useState<boolean>();
  const { mutate, isPending, error } = useChangeExercise();
  const button = { sentence: exercise?.texts.sentence ?? id, busy: isPending };

  function change(change: ExerciseChange): void {
    const onSuccess = (changed: EditableExercise | null) => {
      showToast(t(`contentCare.done.${change}`));
      onChanged?.(changed);
    };
    mutate({ id, change }, { onSuccess });
  }

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
  // One button for both, so that it keeps the focus.
  const visibility = isHidden ? "show" : "hide";
  return (
    <>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {before}
        {exercise && (
          <SentenceButton
            sentence={button.sentence}
            autoFocus={isCorrecting === false}
            onClick={() => setCorrecting(true)}
          >
            {t("contentCare.correct")}
          </SentenceButton>
        )}
        {isCorrected && (
          <SentenceButton {...button} onClick={() => change("remove-correction")}>
            {t("contentCare.remove-correction")}
          </SentenceButton>
        )}
        {(exercise || isHidden) && (
          <SentenceButton {...button} onClick={() => change(visibility)}>
            {t(`contentCare.${visibility}`)}
          </SentenceButton>
        )}
        {after}
      </div>
    </>
  );
}

type SentenceButtonProps = Omit<ComponentProps<typeof Button>, "children" | "size"> & {
  /** Part of the accessible name, to tell the buttons of a list apart. */
  sentence: string;
  children: string;
};

/** A small button below a sentence. */
export function SentenceButton({ sentence, children, ...button }: SentenceButtonProps) {
  const { t } = useTranslation();
  const name = { action: children, sentence: sentence.replace(/_+/, "…") };
  const label = t("contentCare.actionOn", name);
  return (
    <Button variant="secondary" {...button} size="small" aria-label={label}>
      {children}
    </Button>
  );
}

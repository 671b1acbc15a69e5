import type { ExerciseForReview, ExplanationForReview } from "@verbena/server/client";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { type ExerciseChange, useChangeExercise } from "../api.ts";
import { DraftNotice } from "../draft-notice.tsx";
import type { Correctable } from "./correctable.ts";
import { CorrectionForm } from "./correction-form.tsx";

type CorrectionActionsProps = {
  id: string;
  /** Null for an explanation, and when no file has the exercise any more. */
  exercise: ExerciseForReview | null;
  explanation?: ExplanationForReview | null | undefined;
  /** Whether there is a correction to withdraw. */
  canWithdraw?: boolean;
  /** More buttons in the same row. */
  before?: ReactNode;
  after?: ReactNode;
  /** Called with the changed exercise or explanation before the lists reload. */
  onChanged?: (changed: Correctable | null) => void;
};

type EditedPart = "sentence" | "explanation";

/** Buttons to correct, hide or show an exercise, correct its explanation, or withdraw a correction. */
export function CorrectionActions({
  id,
  exercise,
  explanation = exercise?.explanation,
  canWithdraw = (exercise?.correction?.changes.length ?? 0) > 0,
  before,
  after,
  onChanged,
}: CorrectionActionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [openForm, setOpenForm] = useState<EditedPart | null>(null);
  const [lastOpenForm, setLastOpenForm] = useState<EditedPart | null>(null);
  const { mutate, isPending, error } = useChangeExercise();
  const button = { sentence: exercise?.text.sentence ?? explanation?.text.es ?? id };
  const subject = openForm === "sentence" ? exercise : openForm && explanation;

  function correct(part: EditedPart): void {
    setOpenForm(part);
    setLastOpenForm(part);
  }

  function changeExercise(change: ExerciseChange["change"]): void {
    const { version } = exercise ?? explanation ?? {};
    mutate(
      { id, change, version },
      {
        onSuccess: (changed) => {
          showToast(t(`review.done.${change}`));
          onChanged?.(changed);
        },
      },
    );
  }

  if (subject) {
    return (
      <CorrectionForm
        subject={subject}
        onSaved={(saved) => {
          setOpenForm(null);
          if (subject.id === id) onChanged?.(saved);
        }}
        onClose={() => setOpenForm(null)}
      />
    );
  }
  const visibility = exercise?.isHidden ? "show" : "hide";
  return (
    <>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      {exercise && <DraftNotice kind="sentence" id={exercise.id} />}
      {explanation && <DraftNotice kind="explanation" id={explanation.id} />}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {before}
        {exercise && (
          <SentenceButton
            {...button}
            autoFocus={lastOpenForm === "sentence"}
            onClick={() => correct("sentence")}
          >
            {t("review.correct")}
          </SentenceButton>
        )}
        {explanation && (
          <SentenceButton
            {...button}
            autoFocus={lastOpenForm === "explanation"}
            onClick={() => correct("explanation")}
          >
            {t("review.correctExplanation")}
          </SentenceButton>
        )}
        {exercise && (
          <SentenceButton {...button} busy={isPending} onClick={() => changeExercise(visibility)}>
            {t(`review.${visibility}`)}
          </SentenceButton>
        )}
        {canWithdraw && (
          <SentenceButton {...button} busy={isPending} onClick={() => changeExercise("withdraw")}>
            {t("review.withdraw")}
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
  return (
    <Button variant="secondary" {...button} size="small" aria-label={t("review.actionOn", name)}>
      {children}
    </Button>
  );
}

import type { CorrectionRecord, ExerciseForReview } from "@verbena/server/client";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useChangeExercise } from "../api/care-changes.ts";
import { focusBeside } from "../focus-beside.ts";
import { ExerciseActions } from "./exercise-actions.tsx";
import { ExplanationItem } from "./explanation-item.tsx";
import { Replaced } from "./replaced.tsx";
import { SentenceButton } from "./sentence-button.tsx";
import { SentenceItem } from "./sentence-item.tsx";

type CorrectionItemProps = {
  record: CorrectionRecord;
  /** Hears whether a form is open. */
  onEditing: (isEditing: boolean) => void;
};

/** What was corrected or hidden: a sentence, or an explanation. */
export function CorrectionItem({ record, onEditing }: CorrectionItemProps) {
  const { explanation } = record;
  if (explanation) return <ExplanationItem explanation={explanation} onEditing={onEditing} />;
  return <CorrectedSentence record={record} onEditing={onEditing} />;
}

/** A sentence that was corrected or hidden; what it replaced is crossed out. */
function CorrectedSentence({ record: { exercise, exerciseId }, onEditing }: CorrectionItemProps) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);

  function changed(now: ExerciseForReview | null): void {
    if (now === null || now.correction === null) focusBeside(item.current);
  }

  return (
    <SentenceItem ref={item} exercise={exercise} id={exerciseId}>
      {exercise ? (
        <>
          <Replaced
            changes={exercise.correction?.changes ?? []}
            labelOf={(field) => t(`contentCare.fields.${field}`)}
          />
          <ExerciseActions exercise={exercise} onChanged={changed} onEditing={onEditing} />
        </>
      ) : (
        <WithdrawButton id={exerciseId} onWithdrawn={() => changed(null)} />
      )}
    </SentenceItem>
  );
}

/** All that is left to do about a correction whose exercise is gone. */
function WithdrawButton({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useChangeExercise();

  function withdrawn(): void {
    showToast(t("contentCare.done.withdraw"));
    onWithdrawn();
  }

  return (
    <>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      <SentenceButton
        sentence={id}
        variant="secondary"
        className="self-start"
        busy={isPending}
        onClick={() => mutate({ id, change: "withdraw" }, { onSuccess: withdrawn })}
      >
        {t("contentCare.withdraw")}
      </SentenceButton>
    </>
  );
}

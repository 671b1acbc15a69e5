import type { CaredExercise, CorrectionRecord, FieldChange } from "@verbena/server/client";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#ui/show-toast.ts";
import { useChangeExercise } from "../api/care-changes.ts";
import { focusBeside } from "../focus-beside.ts";
import { ExerciseActions } from "./exercise-actions.tsx";
import { SentenceButton } from "./sentence-button.tsx";
import { SentenceItem } from "./sentence-item.tsx";

/** A sentence that was corrected or hidden; what it replaced is crossed out. */
export function CorrectionItem({ correction }: { correction: CorrectionRecord }) {
  const { exercise, exerciseId } = correction;
  const item = useRef<HTMLLIElement>(null);

  function changed(now: CaredExercise | null): void {
    if (now === null || now.correction === null) focusBeside(item.current);
  }

  return (
    <SentenceItem ref={item} exercise={exercise} id={exerciseId}>
      {exercise ? (
        <>
          <Replaced changes={exercise.correction?.changes ?? []} />
          <ExerciseActions exercise={exercise} onChanged={changed} />
        </>
      ) : (
        <WithdrawButton id={exerciseId} onWithdrawn={() => changed(null)} />
      )}
    </SentenceItem>
  );
}

function Replaced({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1 text-[0.9375rem]">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="text-ink-soft">{t(`contentCare.fields.${field}`)}</dt>
          <dd>
            <del className="text-geranium">{before}</del>{" "}
            <ins className="text-leaf no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All that is left to do about a correction whose exercise is gone. */
function WithdrawButton({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useChangeExercise();

  function withdrawn(): void {
    showToast(t("contentCare.done.withdraw"));
    onWithdrawn();
  }

  return (
    <SentenceButton
      sentence={id}
      variant="secondary"
      className="self-start"
      busy={isPending}
      onClick={() => mutate({ id, change: "withdraw" }, { onSuccess: withdrawn })}
    >
      {t("contentCare.withdraw")}
    </SentenceButton>
  );
}

import type { CorrectionRecord, FieldChange } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { useChangeExercise } from "../api/care-changes.ts";
import { CaredSentence } from "./cared-sentence.tsx";
import { ExerciseActions } from "./exercise-actions.tsx";

/** A sentence that was corrected or hidden; what it replaced is crossed out. */
export function CorrectionItem({ correction }: { correction: CorrectionRecord }) {
  const { exercise, exerciseId } = correction;
  return (
    <li className="flex flex-col gap-3 border-t border-line py-5 [overflow-wrap:anywhere]">
      {exercise ? (
        <>
          <CaredSentence exercise={exercise} />
          <Replaced changes={exercise.correction?.changes ?? []} />
          <ExerciseActions exercise={exercise} />
        </>
      ) : (
        <GoneExercise id={exerciseId} />
      )}
    </li>
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

function GoneExercise({ id }: { id: string }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useChangeExercise();
  return (
    <>
      <p className="text-ink-soft">
        {t("contentCare.gone")} ({id})
      </p>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        busy={isPending}
        onClick={() => mutate({ id, change: "withdraw" })}
      >
        {t("contentCare.withdraw")}
      </Button>
    </>
  );
}

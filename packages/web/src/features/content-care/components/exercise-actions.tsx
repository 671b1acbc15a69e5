import type { CaredExercise } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#lib/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { type OtherChange, useChangeExercise } from "../api/care-changes.ts";
import { CorrectionForm } from "./correction-form.tsx";

/** What can be done about a sentence: correct it in place, hide it, take a correction back. */
export function ExerciseActions({ exercise }: { exercise: CaredExercise }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isCorrecting, setCorrecting] = useState(false);
  const { mutate, isPending, error } = useChangeExercise();
  const { id, isHidden, correction } = exercise;
  const isCorrected = correction !== null && correction.changes.length > 0;
  const change = (what: OtherChange) =>
    mutate({ id, change: what }, { onSuccess: () => showToast(t(`contentCare.done.${what}`)) });
  const visibility = isHidden ? "show" : "hide";

  if (isCorrecting) {
    return <CorrectionForm exercise={exercise} onClose={() => setCorrecting(false)} />;
  }
  return (
    <>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => setCorrecting(true)}>
          {t("contentCare.correct")}
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          onClick={() => change(visibility)}
        >
          {t(`contentCare.${visibility}`)}
        </Button>
        {isCorrected && (
          <Button
            variant="secondary"
            size="small"
            busy={isPending}
            onClick={() => change("withdraw")}
          >
            {t("contentCare.withdraw")}
          </Button>
        )}
      </div>
    </>
  );
}

import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "#session/use-draft.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { answerDraft } from "../draft-names.ts";

/** An answer that was begun to what somebody else has dealt with since, until it is thrown away. */
export function UnsentAnswer({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation();
  const { draft, forget } = useDraft(answerDraft(exerciseId));
  if (!draft) return null;

  function throwAway({ currentTarget }: MouseEvent<HTMLElement>): void {
    currentTarget.closest("li")?.querySelector("h2")?.focus();
    forget();
  }

  return (
    <Alert
      tone="note"
      silent
      action={
        <Button variant="secondary" size="small" onClick={throwAway}>
          {t("common.delete")}
        </Button>
      }
    >
      <p className="font-semibold">{t("contentCare.reports.unsent")}</p>
      <p dir="auto" className="whitespace-pre-line">
        {draft["answer"]}
      </p>
    </Alert>
  );
}

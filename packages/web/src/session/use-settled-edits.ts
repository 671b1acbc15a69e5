import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "#lib/isolated.ts";
import { useErrorText } from "#lib/use-error-text.ts";
import { showNotice } from "#ui/show-toast.ts";
import { sessionQuery } from "./session-query.ts";
import { onEditsSettled, type Refusal } from "./waiting-edits.ts";

/** Loads again what waiting edits have changed, and says which of them the server refused. */
export function useSettledEdits(): void {
  const client = useQueryClient();
  const { t } = useTranslation();
  const errorText = useErrorText();

  useEffect(() => {
    function textOf({ edit, error }: Refusal): string {
      const reason = errorText(error);
      if ("change" in edit) return t("errors.notSaved.settings", { reason });
      if ("report" in edit) return t("errors.notSaved.report", { reason });
      if ("savedPackage" in edit) {
        return t("errors.notSaved.package", { reason, name: isolated(edit.savedPackage.name) });
      }
      return t("errors.notSaved.deletion", { reason, name: isolated(edit.deletedPackage.name) });
    }
    return onEditsSettled((refused) => {
      for (const key of ["packages", "reports"]) void client.invalidateQueries({ queryKey: [key] });
      if (refused.length === 0) return;
      showNotice(refused.map(textOf).join(" "));
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    });
  });
}

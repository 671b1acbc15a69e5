import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import type { ActionsView } from "../actions-view.ts";

type NoActionsProps = { view: ActionsView; onView: (view: ActionsView) => void };

/** The log has nothing, or nothing of what was asked for. */
export function NoActions({ view, onView }: NoActionsProps) {
  const { t } = useTranslation();
  const isFiltered = view.kind !== undefined || view.admin !== undefined;
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <p>
        <strong className="block">
          {t(isFiltered ? "administration.actions.notFound" : "administration.actions.none")}
        </strong>
        {!isFiltered && (
          <span className="text-ink-soft">{t("administration.actions.noneText")}</span>
        )}
      </p>
      {isFiltered && (
        <Button size="small" variant="secondary" onClick={() => onView({})}>
          {t("administration.actions.showAll")}
        </Button>
      )}
    </div>
  );
}

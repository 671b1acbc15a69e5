import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SelectField } from "#ui/select-field.tsx";
import { type ActionsView, actionKinds, actionsViewOf } from "../actions-view.ts";
import { actingAdministratorsQuery } from "../api/actions-query.ts";

type ActionFiltersProps = { view: ActionsView; onView: (view: ActionsView) => void };

/** Of which kind and by whom the actions are that are shown. */
export function ActionFilters({ view, onView }: ActionFiltersProps) {
  const { t } = useTranslation();
  const kind = view.kind ?? "";
  const admin = view.admin ?? "";
  const { data } = useQuery(actingAdministratorsQuery);
  const administrators = (data ?? []).map(({ id, username }) => ({
    value: id,
    label: username || t("common.nameless"),
  }));
  // Whom the address names may be gone, or not loaded yet.
  const isListed = admin === "" || administrators.some(({ value }) => value === admin);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t("administration.actions.kind")}
        value={kind}
        onChange={(wanted) => onView(actionsViewOf({ kind: wanted, admin }))}
        options={[
          { value: "", label: t("administration.actions.allKinds") },
          ...actionKinds.map((value) => ({
            value,
            label: t(`administration.actions.kinds.${value}`),
          })),
        ]}
      />
      <SelectField
        label={t("administration.actions.admin")}
        value={admin}
        onChange={(wanted) => onView(actionsViewOf({ kind, admin: wanted }))}
        options={[
          { value: "", label: t("administration.actions.allAdmins") },
          ...administrators,
          ...(isListed ? [] : [{ value: admin, label: t("common.nameless") }]),
        ]}
      />
    </div>
  );
}

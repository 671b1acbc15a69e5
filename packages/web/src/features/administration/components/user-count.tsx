import type { UsersPage } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import type { UsersView } from "../users-view.ts";

type UserCountProps = { total: UsersPage["total"]; view: UsersView };

/** How many users there are, or were found. */
export function UserCount({ total: { count, exact }, view }: UserCountProps) {
  const { t } = useTranslation();
  if (view.search === "" && view.role === undefined)
    return t("administration.users.count", { count });
  if (!exact) return t("administration.users.foundMany", { most: count });
  return t("administration.users.found", { count });
}

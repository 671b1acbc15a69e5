import type { UsersPage } from "@verbena/server/client";
import { useTranslation } from "react-i18next";

type UserCountProps = { total: UsersPage["total"]; isSearch: boolean };

/** How many users there are, or were found. */
export function UserCount({ total: { count, exact }, isSearch }: UserCountProps) {
  const { t } = useTranslation();
  if (!isSearch) return t("administration.users.count", { count });
  if (!exact) return t("administration.users.foundMany", { most: count });
  return t("administration.users.found", { count });
}

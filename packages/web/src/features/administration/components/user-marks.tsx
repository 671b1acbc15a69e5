import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Says that a user is an administrator. */
export function AdministratorMark() {
  const { t } = useTranslation();
  return <Mark>{t("administration.users.admin")}</Mark>;
}

/** Says that a user is the one who is looking. */
export function YouMark() {
  const { t } = useTranslation();
  return <Mark>{t("administration.users.you")}</Mark>;
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-marigold-wash px-2 text-sm font-medium text-marigold-ink">
      {children}
    </span>
  );
}

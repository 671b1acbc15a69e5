import type { UserRecord } from "@verbena/server/client";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";

/** How somebody is called, what is particular about them, and their e-mail address. */
export function UserName({ user }: { user: UserRecord }) {
  const { t } = useTranslation();
  const isSelf = useUser().id === user.id;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
        <bdi className="[overflow-wrap:anywhere]">{user.username || t("common.nameless")}</bdi>
        {isSelf && <Mark>{t("administration.users.you")}</Mark>}
        {user.role === "admin" && !isSelf && <Mark>{t("administration.users.admin")}</Mark>}
      </span>
      <span className="block text-[0.9375rem] [overflow-wrap:anywhere] text-ink-soft">
        {user.email}
      </span>
    </>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-marigold-wash px-2 text-sm font-medium text-marigold-ink">
      {children}
    </span>
  );
}

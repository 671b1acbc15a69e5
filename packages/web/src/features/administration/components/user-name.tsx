import type { ListedUser } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import { AdministratorMark, YouMark } from "./user-marks.tsx";

/** How somebody is called, what is particular about them, and their e-mail address. */
export function UserName({ user }: { user: ListedUser }) {
  const { t } = useTranslation();
  const isSelf = useUser().id === user.id;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
        <bdi className="[overflow-wrap:anywhere]">{user.username || t("common.nameless")}</bdi>
        {isSelf && <YouMark />}
        {user.role === "admin" && !isSelf && <AdministratorMark />}
      </span>
      <span className="block text-[0.9375rem] [overflow-wrap:anywhere] text-ink-soft">
        {user.email}
      </span>
    </>
  );
}

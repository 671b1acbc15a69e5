import type { ListedUser } from "@verbena/server/client";
import { MailCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
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
        {user.email} <AddressState isConfirmed={user.email_verified} />
      </span>
    </>
  );
}

/** Whether an address is known to be its user's: a sign where it is, words where it is not. */
function AddressState({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation();
  const state = t(`administration.users.${isConfirmed ? "confirmed" : "unconfirmed"}`);
  if (!isConfirmed) return <span className="whitespace-nowrap italic">· {state}</span>;
  return (
    <span title={state} className="inline-block align-text-bottom text-leaf">
      <MailCheck aria-hidden className="size-4" />
      <VisuallyHidden>{state}</VisuallyHidden>
    </span>
  );
}

import type { NamedUser } from "@verbena/server/client";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Mark } from "./user-facts.tsx";

type UserNamesProps = {
  users: readonly NamedUser[];
  /** Follows each name. */
  after?: (user: NamedUser) => ReactNode;
};

/** Users that are rendered at a time. */
const STEP = 100;

/** Users with their names and addresses. */
export function UserNames({ users, after }: UserNamesProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(STEP);
  const others = users.length - shown;
  return (
    <>
      <ul>
        {users.slice(0, shown).map((user) => (
          <li key={user.id} className="flex items-center gap-2 border-b border-line py-1.5">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <bdi className="font-semibold">{user.username || t("common.nameless")}</bdi>{" "}
              {user.role === "admin" && <Mark>{t("administration.users.admin")}</Mark>}{" "}
              <span className="text-ink-soft">{user.email}</span>
            </span>
            {after?.(user)}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 self-start"
          onClick={() => setShown(shown + STEP)}
        >
          {t("administration.more", { count: others })}
        </Button>
      )}
    </>
  );
}

/** Users that are shown before one asks for the others. */
const FIRST = 5;

/** The users of a dialog. They scroll on their own, so that the buttons stay in view. */
export function NamedUsers({ users }: { users: readonly NamedUser[] }) {
  const { t } = useTranslation();
  const others = users.slice(FIRST);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <div tabIndex={0} className="max-h-[40vh] overflow-y-auto overscroll-contain rounded-sm">
      <UserNames users={users.slice(0, FIRST)} />
      {others.length > 0 && (
        <Disclosure label={t("administration.more", { count: others.length })}>
          <UserNames users={others} />
        </Disclosure>
      )}
    </div>
  );
}

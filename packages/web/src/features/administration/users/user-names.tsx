import type { NamedUser } from "@verbena/server/client";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Badge } from "./user-facts.tsx";

type UserNamesProps = {
  users: readonly NamedUser[];
  /** Rendered after each user. */
  after?: (user: NamedUser) => ReactNode;
};

/** Users that are rendered at first, and more with each click. */
const STEP = 100;

/** A list of users with their names and addresses. */
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
              {user.role === "admin" && <Badge>{t("administration.users.admin")}</Badge>}{" "}
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

/** Users that are visible without a click. */
const VISIBLE = 5;

/** The users of a dialog. The list scrolls, so that the buttons of the dialog stay visible. */
export function NamedUsers({ users }: { users: readonly NamedUser[] }) {
  const { t } = useTranslation();
  const others = users.slice(VISIBLE);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys can scroll only a focused area.
    <div tabIndex={0} className="max-h-[40vh] overflow-y-auto overscroll-contain rounded-sm">
      <UserNames users={users.slice(0, VISIBLE)} />
      {others.length > 0 && (
        <Disclosure label={t("administration.more", { count: others.length })}>
          <UserNames users={others} />
        </Disclosure>
      )}
    </div>
  );
}

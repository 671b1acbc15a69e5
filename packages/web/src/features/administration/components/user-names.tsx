import type { NamedUser } from "@verbena/server/client";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { AdministratorMark } from "./user-marks.tsx";

type UserNamesProps = {
  users: readonly NamedUser[];
  /** What stands after a name. */
  after?: (user: NamedUser) => ReactNode;
};

/** So many are shown at a time. */
const STEP = 100;

/** Users by name and address; of very many, some at a time. */
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
              {user.role === "admin" && <AdministratorMark />}{" "}
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

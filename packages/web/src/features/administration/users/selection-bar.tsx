import type { UserListPage } from "@verbena/server/client";
import { Ellipsis, KeyRound, LogOut, ShieldOff, Trash2, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { Button, IconButton, iconButtonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Menu } from "#ui/menu.tsx";
import type { UsersView } from "./parse-users-view.ts";
import { SelectedUsers } from "./selected-users.tsx";
import type { Selection } from "./use-selection.ts";
import type { UserAction } from "./user-actions.ts";

type SelectionBarProps = {
  selection: Selection;
  /** Replaces the number of selected users. */
  status: ReactNode;
  /** A button that selects more users. */
  selectMore: ReactNode;
  /** The line with the number, which can take focus. */
  countRef: RefObject<HTMLParagraphElement | null>;
  onAction: (action: UserAction) => void;
};

/** The number of users or of selected users, and the actions on the selected ones. */
export function SelectionBar({
  selection,
  status,
  selectMore,
  countRef,
  onAction,
}: SelectionBarProps) {
  const { t } = useTranslation();
  const count = selection.users.length;
  const isEmpty = count === 0;

  function clear(): void {
    selection.replace([]);
    countRef.current?.focus({ preventScroll: true });
  }

  return (
    <fieldset
      aria-label={t("administration.selection.title")}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2"
    >
      <div className="flex min-h-11 flex-1 basis-52 flex-wrap items-center gap-x-1">
        <p ref={countRef} tabIndex={-1} role="status" className="mr-1 scroll-mt-16 font-semibold">
          {status || (!isEmpty && t("administration.selection.count", { count }))}
        </p>
        {!isEmpty && (
          <>
            <SelectedUsers selection={selection} returnFocusTo={countRef} />
            <IconButton icon={X} label={t("administration.selection.clear")} onClick={clear} />
            {selectMore}
          </>
        )}
      </div>
      <div className={classNames("flex gap-2 max-sm:flex-1", isEmpty && "max-sm:hidden")}>
        <Button
          variant="secondary"
          size="small"
          className="text-balance max-sm:flex-1"
          disabled={isEmpty}
          onClick={() => onAction("passwordReset")}
        >
          <KeyRound aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          {t("administration.passwordReset.send")}
        </Button>
        <Button
          variant="danger"
          size="small"
          disabled={isEmpty}
          onClick={() => onAction("deletion")}
        >
          <Trash2 aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          {t("administration.deletion.ask")}
        </Button>
        {!isEmpty && (
          <Menu
            triggerLabel={t("administration.selection.more")}
            triggerClassName={iconButtonClass()}
            trigger={<Ellipsis aria-hidden className="size-5" />}
          >
            {({ MenuItem }) => (
              <>
                <MenuItem onSelect={() => onAction("signOut")}>
                  <LogOut aria-hidden className="size-5" />
                  {t("administration.signOut.ask")}
                </MenuItem>
                <MenuItem onSelect={() => onAction("twoFactorRemoval")}>
                  <ShieldOff aria-hidden className="size-5" />
                  {t("administration.twoFactorRemoval.ask")}
                </MenuItem>
              </>
            )}
          </Menu>
        )}
      </div>
    </fieldset>
  );
}

type UserCountProps = { total: UserListPage["total"]; view: UsersView };

/** The number of all users, or of those that match the filters. */
export function UserCount({ total: { count, exact }, view: { search, role } }: UserCountProps) {
  const { t } = useTranslation();
  if (!search && role === undefined) return t("administration.users.count", { count });
  if (!exact) return t("administration.users.foundMany", { most: count });
  return t("administration.users.found", { count });
}

type ResetStatusProps = {
  /** Number of mails; 0 after a failure. */
  sent: number;
  isQueued: boolean;
};

/** Whether the mails were sent, and where they are without a mail server. */
export function ResetStatus({ sent, isQueued }: ResetStatusProps) {
  const { t } = useTranslation();
  const { sendsMail } = useUser();
  return (
    <span
      className={classNames(
        "-my-1 block rounded-xl px-3 py-2",
        sent === 0 && "bg-geranium-wash text-geranium",
        sent > 0 && (isQueued ? "bg-marigold-wash" : "bg-leaf-wash text-leaf"),
      )}
    >
      <span>
        {sent === 0
          ? t("administration.passwordReset.failed")
          : t(`administration.passwordReset.${isQueued ? "waiting" : "sent"}`, { sent })}
      </span>
      {sent > 0 && !sendsMail && (
        <span className="block text-ink">{t("administration.passwordReset.notSent")}</span>
      )}
    </span>
  );
}

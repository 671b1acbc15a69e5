import { Ellipsis, KeyRound, LogOut, ShieldOff, Trash2, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { Button, IconButton, iconButtonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Menu } from "#ui/menu.tsx";
import type { UserAction } from "./user-actions.ts";
import type { Selection } from "./users-table.tsx";
import type { UsersView } from "./users-view.ts";

type SelectionBarProps = {
  selection: Selection;
  /** Replaces the number of selected users. */
  status: ReactNode;
  /** The line with the number, which can take focus. */
  countRef: RefObject<HTMLParagraphElement | null>;
  onAction: (action: UserAction) => void;
};

/** The number of users or of selected users, and the actions on the selected ones. */
export function SelectionBar({ selection, status, countRef, onAction }: SelectionBarProps) {
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
      <div className="flex min-h-11 min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-1">
        <p ref={countRef} tabIndex={-1} role="status" className="mr-1 scroll-mt-16 font-semibold">
          {status || (!isEmpty && t("administration.selection.count", { count }))}
        </p>
        {!isEmpty && (
          <IconButton icon={X} label={t("administration.selection.clear")} onClick={clear} />
        )}
      </div>
      <div
        className={classNames("flex flex-wrap gap-2 max-sm:basis-full", isEmpty && "max-sm:hidden")}
      >
        <Button
          variant="secondary"
          size="small"
          className="text-balance max-sm:flex-1 max-sm:basis-36"
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

type UserCountProps = { total: number; view: UsersView };

/** The number of all users, or of those that match the filters. */
export function UserCount({ total: count, view: { search, role } }: UserCountProps) {
  const { t } = useTranslation();
  const isFiltered = search || role !== undefined;
  return t(`administration.users.${isFiltered ? "found" : "count"}`, { count });
}

type ResetStatusProps = {
  /** Number of mails; 0 after a failure. */
  sent: number;
  isQueued: boolean;
};

/** Says whether the mails were sent. Without a mail server, says where they are. */
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
          : t(`administration.passwordReset.${isQueued ? "waiting" : "sent"}`, { count: sent })}
      </span>
      {sent > 0 && !sendsMail && (
        <span className="block text-ink">{t("administration.passwordReset.notSent")}</span>
      )}
    </span>
  );
}

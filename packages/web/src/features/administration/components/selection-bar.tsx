import { Ellipsis, KeyRound, LogOut, ShieldOff, Trash2, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton, iconButtonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import type { UserChange } from "../api/user-changes.ts";
import type { Selection } from "../use-selection.ts";
import { SelectedUsers } from "./selected-users.tsx";

type SelectionBarProps = {
  selection: Selection;
  /** What is said instead of how many are selected. */
  status: ReactNode;
  /** How more of the list can be selected. */
  offer: ReactNode;
  /** The line that says it, which can take focus. */
  countRef: RefObject<HTMLParagraphElement | null>;
  /** Whether mails are being sent. */
  isSending: boolean;
  onSendResets: () => void;
  onChange: (change: UserChange) => void;
};

/** How many users there are, or are selected, and what can be done with those. */
export function SelectionBar({
  selection,
  status,
  offer,
  countRef,
  isSending,
  onSendResets,
  onChange,
}: SelectionBarProps) {
  const { t } = useTranslation();
  const count = selection.users.length;
  const isNone = count === 0;

  function clear(): void {
    selection.clear();
    countRef.current?.focus({ preventScroll: true });
  }

  return (
    <fieldset
      aria-label={t("administration.selection.title")}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2"
    >
      <div className="flex min-h-11 flex-1 basis-52 flex-wrap items-center gap-x-1">
        <p ref={countRef} tabIndex={-1} role="status" className="mr-1 scroll-mt-16 font-semibold">
          {status || (!isNone && t("administration.selection.count", { count }))}
        </p>
        {!isNone && (
          <>
            <SelectedUsers selection={selection} afterwards={countRef} />
            <IconButton icon={X} label={t("administration.selection.clear")} onClick={clear} />
            {offer}
          </>
        )}
      </div>
      <div className={classNames("flex gap-2 max-sm:flex-1", isNone && "max-sm:hidden")}>
        <Button
          variant="secondary"
          size="small"
          className="text-balance max-sm:flex-1"
          disabled={isNone}
          busy={isSending}
          onClick={onSendResets}
        >
          <KeyRound aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          {t("administration.passwordReset.send")}
        </Button>
        <Button
          variant="danger"
          size="small"
          disabled={isNone}
          onClick={() => onChange("deletion")}
        >
          <Trash2 aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          {t("administration.deletion.ask")}
        </Button>
        {!isNone && (
          <Menu
            triggerLabel={t("administration.selection.more")}
            triggerClassName={iconButtonClass()}
            trigger={<Ellipsis aria-hidden className="size-5" />}
          >
            <MenuItem onSelect={() => onChange("signOut")}>
              <LogOut aria-hidden className="size-5" />
              {t("administration.signOut.ask")}
            </MenuItem>
            <MenuItem onSelect={() => onChange("twoFactorRemoval")}>
              <ShieldOff aria-hidden className="size-5" />
              {t("administration.twoFactorRemoval.ask")}
            </MenuItem>
          </Menu>
        )}
      </div>
    </fieldset>
  );
}

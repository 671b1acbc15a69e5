import { Popover } from "@base-ui/react/popover";
import type { NamedUser } from "@verbena/server/client";
import { ChevronDown, X } from "lucide-react";
import { type MouseEvent, type RefObject, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { buttonClass, IconButton } from "#ui/button.tsx";
import type { Selection } from "./use-selection.ts";
import { UserNames } from "./user-names.tsx";

type SelectedUsersProps = {
  selection: Selection;
  /** Receives focus when the last user is removed. */
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** A popover that lists the selected users, with buttons to remove them from the selection. */
export function SelectedUsers({ selection, returnFocusTo }: SelectedUsersProps) {
  const { t } = useTranslation();
  const [container, setContainer] = useState<HTMLElement | null>(null);

  function remove(user: NamedUser, { currentTarget }: MouseEvent): void {
    const row = currentTarget.closest("li");
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next = neighbour?.querySelector("button") ?? returnFocusTo.current;
    selection.set([user], false);
    next?.focus();
  }

  return (
    <Popover.Root>
      <Popover.Trigger className={buttonClass({ variant: "quiet", size: "small" }, "group px-2.5")}>
        {t("administration.selection.names")}
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform group-data-popup-open:rotate-180"
        />
      </Popover.Trigger>
      <div ref={setContainer} className="contents" />
      <Popover.Portal container={container}>
        <Popover.Positioner sideOffset={8} align="start" className="z-50 max-w-[calc(100vw-2rem)]">
          <Popover.Popup className="flex max-h-[min(24rem,60vh)] w-96 max-w-full flex-col overflow-y-auto overscroll-contain rounded-2xl border border-line bg-card p-3 text-ink shadow-[0_10px_30px_-18px_rgb(0_0_0/0.5)] outline-none">
            <Popover.Title className="sr-only">{t("administration.selection.title")}</Popover.Title>
            <UserNames
              users={selection.users}
              after={(user) => (
                <IconButton
                  icon={X}
                  label={t("administration.selection.remove", {
                    name: user.username || t("common.nameless"),
                    email: user.email,
                  })}
                  onClick={(event) => remove(user, event)}
                />
              )}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

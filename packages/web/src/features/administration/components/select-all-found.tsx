import type { UsersPage } from "@verbena/server/client";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { showErrorToast } from "#ui/show-toast.ts";
import { nameUsers } from "../api/users-query.ts";
import type { Selection } from "../use-selection.ts";
import type { UsersView } from "../users-view.ts";

type SelectAllFoundProps = {
  page: UsersPage;
  view: UsersView;
  selection: Selection;
  /** What takes focus once everybody is selected. */
  afterwards: RefObject<HTMLElement | null>;
};

/** The most that are selected at once: the server names no more. */
const SELECTED_MAX = 10_000;

/** Once a whole page is selected: selects everybody of the list, but for oneself. */
export function SelectAllFound({ page, view, selection, afterwards }: SelectAllFoundProps) {
  const { t } = useTranslation();
  const self = useUser();
  const [isLoading, setLoading] = useState(false);
  const { users, total } = page;
  const others = users.filter(({ id }) => id !== self.id);
  const isPageSelected = others.length > 0 && others.every(selection.has);
  const isOnePage = page.next === null && page.previous === null;
  if (!isPageSelected || isOnePage || hasEverybody(page, selection)) return null;

  async function selectAll(): Promise<void> {
    setLoading(true);
    try {
      const named = await nameUsers(view);
      if (named) {
        selection.set(
          named.filter(({ id }) => id !== self.id),
          true,
        );
        afterwards.current?.focus({ preventScroll: true });
      } else showErrorToast(t("administration.selection.tooMany", { most: SELECTED_MAX }));
    } catch {
      showErrorToast(t("administration.users.loadFailed"));
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      className="-ml-2 px-2"
      busy={isLoading}
      onClick={() => void selectAll()}
    >
      {total.exact
        ? t("administration.selection.all", { count: total.count })
        : t("administration.selection.allFound")}
    </Button>
  );
}

/** One's own account may be left out. */
function hasEverybody({ total }: UsersPage, { users }: Selection): boolean {
  return total.exact && users.length >= total.count - 1;
}

import type { ListedUser, UserListPage } from "@verbena/server/client";
import { type ReactNode, type RefObject, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { showErrorToast } from "#ui/show-toast.ts";
import { fetchAllUsers } from "../api.ts";
import type { UsersView } from "./parse-users-view.ts";
import type { Selection } from "./use-selection.ts";

type SelectAllFoundProps = {
  page: UserListPage;
  view: UsersView;
  selection: Selection;
  /** Receives focus when all users are selected. */
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** The server lists no more users than this for a selection. */
const SELECTED_MAX = 10_000;

/** A button that selects all users of the list except oneself. Appears when a whole page is selected. */
export function SelectAllFound({ page, view, selection, returnFocusTo }: SelectAllFoundProps) {
  const { t } = useTranslation();
  const self = useUser();
  const [isLoading, setLoading] = useState(false);
  const { users, total } = page;
  const others = users.filter(({ id }) => id !== self.id);
  const isPageSelected = others.length > 0 && others.every(selection.has);
  const isOnePage = page.next === null && page.previous === null;
  if (!isPageSelected || isOnePage || hasAllUsers(page, selection)) return null;

  async function selectAll(): Promise<void> {
    setLoading(true);
    try {
      const listed = await fetchAllUsers(view);
      if (listed === null) {
        showErrorToast(t("administration.selection.tooMany", { most: SELECTED_MAX }));
        return;
      }
      const allOthers = listed.filter(({ id }) => id !== self.id);
      selection.set(allOthers, true);
      returnFocusTo.current?.focus({ preventScroll: true });
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

/** Whether all users but oneself are selected. */
function hasAllUsers({ total }: UserListPage, { users }: Selection): boolean {
  return total.exact && users.length >= total.count - 1;
}

type SelectPageProps = {
  users: readonly ListedUser[];
  selection: Selection;
  children: ReactNode;
};

/** A checkbox that selects all users of a page except oneself, or none. */
export function SelectPage({ users, selection, children }: SelectPageProps) {
  const self = useUser();
  const others = users.filter(({ id }) => id !== self.id);
  const isAllSelected = others.length > 0 && others.every(selection.has);
  return (
    <Checkbox
      checked={isAllSelected}
      indeterminate={!isAllSelected && users.some(selection.has)}
      onChange={() => selection.set(isAllSelected ? users : others, !isAllSelected)}
    >
      {children}
    </Checkbox>
  );
}

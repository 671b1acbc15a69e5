import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { ActionsPage } from "#features/administration/actions-page.tsx";
import { type ActionsView, actionsViewOf } from "#features/administration/actions-view.ts";
import { UsersPage } from "#features/administration/users-page.tsx";
import { addressOf, type UsersView, usersViewOf } from "#features/administration/users-view.ts";

/** The address says what is shown, so that it can be sent to somebody and Back works. */
export function UsersRoute() {
  const address = useSearch({ from: "/admin/" });
  const navigate = useNavigate();
  const show = useCallback(
    (view: UsersView, { replace = false } = {}) =>
      void navigate({ to: "/admin", search: addressOf(view), replace, resetScroll: false }),
    [navigate],
  );
  return <UsersPage view={usersViewOf(address)} onView={show} />;
}

/** The log, of which the address says what is shown. */
export function ActionsRoute() {
  const address = useSearch({ from: "/admin/actions" });
  const navigate = useNavigate();
  const show = (view: ActionsView) =>
    void navigate({ to: "/admin/actions", search: view, resetScroll: false });
  return <ActionsPage view={actionsViewOf(address)} onView={show} />;
}

import { useNavigate, useSearch } from "@tanstack/react-router";
import { ActionsPage } from "#features/administration/actions/actions-page.tsx";
import type { ActionsView } from "#features/administration/actions/actions-view.ts";
import type { UsersView } from "#features/administration/users/parse-users-view.ts";
import { UsersPage } from "#features/administration/users/users-page.tsx";

/** Stores the view in the URL, so that it can be shared and the Back button works. */
export function UsersRoute() {
  const view = useSearch({ from: "/admin/" });
  const navigate = useNavigate();
  const show = (search: UsersView, { replace = false } = {}) =>
    void navigate({ to: "/admin", search, replace, resetScroll: false });
  return <UsersPage view={view} onView={show} />;
}

/** The same for the log of actions. */
export function ActionsRoute() {
  const view = useSearch({ from: "/admin/actions" });
  const navigate = useNavigate();
  const show = (search: ActionsView) =>
    void navigate({ to: "/admin/actions", search, resetScroll: false });
  return <ActionsPage view={view} onView={show} />;
}

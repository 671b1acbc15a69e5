import { getRouteApi, useNavigate, useSearch } from "@tanstack/react-router";
import {
  ActionsPage,
  type ActionsView,
  actionsView,
} from "#features/administration/actions/actions-page.tsx";
import { UserPage } from "#features/administration/users/user-page.tsx";
import { UsersPage } from "#features/administration/users/users-page.tsx";
import { type UsersView, usersView } from "#features/administration/users/users-view.ts";

/** The list of users. Stores its view in the URL: it can be shared, and the Back button works. */
export function UsersRoute() {
  const view = usersView.parse(useSearch({ from: "/admin/" }));
  const navigate = useNavigate();
  const show = (search: UsersView, { replace = false } = {}) =>
    void navigate({ to: "/admin", search, replace, resetScroll: false });
  return <UsersPage view={view} onView={show} />;
}

const userRoute = getRouteApi("/admin/users/$userId");

export function UserRoute() {
  const { userId } = userRoute.useParams();
  return <UserPage key={userId} userId={userId} />;
}

/** The log of actions. Stores its filter in the URL. */
export function ActionsRoute() {
  const view = actionsView.parse(useSearch({ from: "/admin/actions" }));
  const navigate = useNavigate();
  const show = (search: ActionsView) =>
    void navigate({ to: "/admin/actions", search, resetScroll: false });
  return <ActionsPage view={view} onView={show} />;
}

import { getRouteApi } from "@tanstack/react-router";
import { ClassAccountsPage } from "#features/classes/accounts/accounts-page.tsx";

const route = getRouteApi("/app/classes/$classId/accounts");

export function ClassAccountsRoute() {
  return <ClassAccountsPage {...route.useParams()} />;
}

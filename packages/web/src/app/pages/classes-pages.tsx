import { getRouteApi } from "@tanstack/react-router";
import { MembersPage } from "#features/classes/management/members-page.tsx";
import { ClassSettingsPage } from "#features/classes/management/settings-page.tsx";

export { ClassesPage } from "#features/classes/management/classes-page.tsx";
export { OpenClassPage } from "#features/classes/management/open-class-page.tsx";

const membersRoute = getRouteApi("/app/classes/$classId/members");
const settingsRoute = getRouteApi("/app/classes/$classId/settings");

export function MembersRoute() {
  const { classId } = membersRoute.useParams();
  return <MembersPage key={classId} classId={classId} />;
}

export function ClassSettingsRoute() {
  const { classId } = settingsRoute.useParams();
  return <ClassSettingsPage key={classId} classId={classId} />;
}

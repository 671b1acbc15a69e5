import { getRouteApi } from "@tanstack/react-router";
import { ClassesPage } from "#features/classes/management/classes-page.tsx";
import { MembersPage } from "#features/classes/management/members-page.tsx";
import { ClassSettingsPage } from "#features/classes/management/settings-page.tsx";

export { OpenClassPage } from "#features/classes/management/open-class-page.tsx";

const classesRoute = getRouteApi("/app/classes");
const membersRoute = getRouteApi("/app/classes/$classId/members");
const settingsRoute = getRouteApi("/app/classes/$classId/settings");

/** The list, or for a teacher who has not asked for it, the only class that is not archived. */
export function ClassesRoute() {
  const { all = false } = classesRoute.useSearch();
  return <ClassesPage opensOnlyClass={!all} />;
}

export function MembersRoute() {
  const { classId } = membersRoute.useParams();
  return <MembersPage key={classId} classId={classId} />;
}

export function ClassSettingsRoute() {
  const { classId } = settingsRoute.useParams();
  return <ClassSettingsPage key={classId} classId={classId} />;
}

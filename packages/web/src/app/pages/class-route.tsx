import { getRouteApi } from "@tanstack/react-router";
import { ClassPage } from "#features/classes/results/class-page.tsx";
import { PupilPage } from "#features/classes/results/pupil-page.tsx";

const classRoute = getRouteApi("/app/classes/$classId");

export function ClassRoute() {
  const { classId } = classRoute.useParams();
  return <ClassPage key={classId} classId={classId} />;
}

const pupilRoute = getRouteApi("/app/classes/$classId/pupils/$userId");

export function ClassPupilRoute() {
  const { classId, userId } = pupilRoute.useParams();
  return <PupilPage key={userId} classId={classId} userId={userId} />;
}

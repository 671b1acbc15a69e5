import { getRouteApi } from "@tanstack/react-router";
import {
  EditAssignmentPage,
  NewAssignmentPage,
} from "#features/classes/assignments/assignment-editor-page.tsx";
import { AssignmentPage } from "#features/classes/assignments/assignment-page.tsx";
import { AssignmentsPage } from "#features/classes/assignments/assignments-page.tsx";

const listRoute = getRouteApi("/app/classes/$classId/assignments");
const newRoute = getRouteApi("/app/classes/$classId/assignments/new");
const pageRoute = getRouteApi("/app/classes/$classId/assignments/$assignmentId");
const editRoute = getRouteApi("/app/classes/$classId/assignments/$assignmentId/edit");

export function AssignmentsRoute() {
  const { classId } = listRoute.useParams();
  return <AssignmentsPage key={classId} classId={classId} />;
}

export function NewAssignmentRoute() {
  const { classId } = newRoute.useParams();
  const search = newRoute.useSearch();
  const key = `${classId} ${JSON.stringify(search)}`;
  return <NewAssignmentPage key={key} classId={classId} search={search} />;
}

export function AssignmentRoute() {
  const { classId, assignmentId } = pageRoute.useParams();
  return <AssignmentPage key={assignmentId} classId={classId} assignmentId={assignmentId} />;
}

export function EditAssignmentRoute() {
  const { classId, assignmentId } = editRoute.useParams();
  return <EditAssignmentPage key={assignmentId} classId={classId} assignmentId={assignmentId} />;
}

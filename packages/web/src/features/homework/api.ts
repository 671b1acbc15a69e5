import { queryOptions } from "@tanstack/react-query";
import { api, readBody } from "#lib/api.ts";
import { cachedFirst } from "#lib/offline-cache.ts";

const ofClass = api.classes[":classId"];

/** A class as its pupil sees it, also offline. */
export function ownClassQuery(classId: string) {
  return queryOptions({
    queryKey: ["own class", classId],
    queryFn: cachedFirst(`class ${classId}`, () =>
      readBody(ofClass.$get({ param: { classId } }), "id"),
    ),
  });
}

/** An assignment as its teacher sees it. */
export function taughtAssignmentQuery(classId: string, assignmentId: string) {
  return queryOptions({
    queryKey: ["taught assignment", classId, assignmentId],
    queryFn: () =>
      readBody(ofClass.assignments[":assignmentId"].$get({ param: { classId, assignmentId } })),
  });
}

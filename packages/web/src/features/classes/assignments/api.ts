import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TaskInput } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";

export const ofClass = api.classes[":classId"];
export const ofAssignment = ofClass.assignments[":assignmentId"];

/** The assignments of a class, those that end last first. */
export function assignmentsQuery(classId: string) {
  return infiniteQueryOptions({
    queryKey: ["classes", classId, "assignments"],
    queryFn: ({ pageParam: after }) =>
      readBody(
        ofClass.assignments.$get({ param: { classId }, query: after === "" ? {} : { after } }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** An assignment with the work of its pupils. */
export function assignmentQuery(classId: string, assignmentId: string) {
  return queryOptions({
    queryKey: ["classes", classId, "assignments", assignmentId],
    queryFn: () => readBody(ofAssignment.$get({ param: { classId, assignmentId } })),
    staleTime: 0,
  });
}

/** What a task would ask the class. */
export function taskPreviewQuery(classId: string, task: TaskInput) {
  return queryOptions({
    queryKey: ["classes", classId, "preview", task],
    queryFn: () => readBody(ofClass["task-preview"].$post({ param: { classId }, json: { task } })),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

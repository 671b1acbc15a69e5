import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { Family } from "@verbena/core/families";
import { type SourceSearch, writeAsked } from "@verbena/core/practice-sheet/card-source";
import type { confusionDays } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";

const ofClass = api.classes[":classId"];

/** A class as its people see it. */
export function classQuery(classId: string) {
  return queryOptions({
    queryKey: ["classes", classId],
    queryFn: () => readBody(ofClass.$get({ param: { classId } })),
    staleTime: 0,
  });
}

/** The first screen of a class. */
export function overviewQuery(classId: string) {
  return queryOptions({
    queryKey: ["classes", classId, "overview"],
    queryFn: () => readBody(ofClass.overview.$get({ param: { classId } })),
    staleTime: 0,
  });
}

/** What the pupils of a class get wrong. */
export type ConfusionsView = {
  /** The number of days, today included. */
  days: (typeof confusionDays)[number];
  family: Family | "all";
  /** The id of an assignment: only answers in it, with names and sentences. */
  assignment: string;
};

/** The `assignment` of a view of all answers. */
export const ALL_ANSWERS = "all";

/** Keeps the previous list while another one loads. */
export function confusionsQuery(classId: string, { days, family, assignment }: ConfusionsView) {
  const query = {
    days,
    ...(family !== "all" && { family }),
    ...(assignment !== ALL_ANSWERS && { assignment }),
  };
  return queryOptions({
    queryKey: ["classes", classId, "confusions", query],
    queryFn: () => readBody(ofClass.confusions.$get({ param: { classId }, query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What teachers see of the pupil who asks. */
export function ownWorkQuery(classId: string) {
  return queryOptions({
    queryKey: ["classes", classId, "own work"],
    queryFn: () => readBody(ofClass["own-work"].$get({ param: { classId } })),
    staleTime: 0,
  });
}

/** Everything that a teacher sees of a pupil. */
export function pupilQuery(classId: string, userId: string) {
  return queryOptions({
    queryKey: ["classes", classId, "pupils", userId],
    queryFn: () => readBody(ofClass.pupils[":userId"].$get({ param: { classId, userId } })),
    staleTime: 0,
  });
}

/**
 * The persons and the region of a class, for the addresses of the board and of sheets; null until they are known. Only the
 * page itself loads the class again.
 */
export function useAskedByClass(classId: string): SourceSearch | null {
  const { data } = useQuery({ ...classQuery(classId), refetchOnMount: false });
  return data === undefined ? null : writeAsked(data);
}

/**
 * Whether a class can only be read. False until it is known. Many parts of a page ask: only the page itself loads the class
 * again.
 */
export function useIsArchived(classId: string): boolean {
  const { data } = useQuery({ ...classQuery(classId), refetchOnMount: false });
  return data !== undefined && data.archivedAt !== null;
}

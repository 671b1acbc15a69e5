import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { SentenceTexts } from "@verbena/content/text-fields";
import type { LearnerReport } from "@verbena/server/client";
import { api, ensureSuccess, readBody } from "#lib/api.ts";

const pageQuery = (after: string | null) => ({ query: after === null ? {} : { after } });

/** The numbers of open reports and of corrections. */
export const countsQuery = queryOptions({
  queryKey: ["admin", "content-care"],
  queryFn: () => readBody(api.admin["content-care"].$get()),
  staleTime: 30_000,
});

/** How many reports of exercises and of teachers' texts wait. */
export const countReports = (counts: { openReports: number; classReports: number }): number =>
  counts.openReports + counts.classReports;

/** Pages of exercises with open reports, the longest open first. */
export const openReportsQuery = infiniteQueryOptions({
  queryKey: ["admin", "reports", "open"],
  queryFn: ({ pageParam }) => readBody(api.admin.reports.$get(pageQuery(pageParam))),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** Waiting reports of teachers' texts. */
export const classReportsQuery = queryOptions({
  queryKey: ["admin", "class-reports"],
  queryFn: async () => (await readBody(api.admin["class-reports"].$get())).reports,
  staleTime: 0,
});

/** Pages of answered and closed reports, the newest first. */
export const answeredReportsQuery = infiniteQueryOptions({
  queryKey: ["admin", "reports", "answered"],
  queryFn: ({ pageParam }) => readBody(api.admin.reports.answered.$get(pageQuery(pageParam))),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** All corrections and hidden exercises. */
export const correctionsQuery = queryOptions({
  queryKey: ["admin", "corrections"],
  queryFn: async () => (await readBody(api.admin.corrections.$get())).corrections,
  staleTime: 0,
});

/** Pages of exercises that match a search. Keeps the previous result while another one loads. */
export function sentencesQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ["admin", "exercises", search],
    queryFn: ({ pageParam }) =>
      readBody(api.admin.exercises.$get({ query: { search, from: String(pageParam) } })),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A mutation that reloads all data of the administration and the exercises, also after a failure. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ["admin"] });
      void client.invalidateQueries({ queryKey: ["exercises"] });
    },
  });
}

/** Closes a report of a teacher's text. */
export const useCloseClassReport = () =>
  useChange((id: string) =>
    ensureSuccess(api.admin["class-reports"].close.$post({ json: { ids: [id] } })),
  );

/** How many of the reports a call has answered. Another administrator had already answered the others. */
export type AnsweredCount = "all" | "some" | "none";

type Answer = {
  reports: readonly LearnerReport[];
  /** Null closes the reports without an answer. */
  answer: string | null;
};

/** Answers or closes reports. */
export const useAnswerReports = () =>
  useChange(async ({ reports, answer }: Answer): Promise<AnsweredCount> => {
    const ids = reports.map(({ userId, id }) => ({ userId, id }));
    const { results } = await (answer === null
      ? readBody(api.admin.reports.close.$post({ json: { reports: ids } }))
      : readBody(api.admin.reports.answer.$post({ json: { reports: ids, answer } })));
    const answered = results.filter(({ status }) => status === "answered").length;
    if (answered === 0) return "none";
    return answered === results.length ? "all" : "some";
  });

type Correction = { id: string; seen: SentenceTexts; texts: SentenceTexts };

/** Saves a correction. Returns the exercise with its new texts, or null if the exercise is no longer in a file. */
export const useCorrect = () =>
  useChange(async ({ id, seen, texts }: Correction) => {
    const json = { ...texts, id, seen };
    return (await readBody(api.admin.exercises.correct.$post({ json }))).exercise;
  });

export type ExerciseChange = "hide" | "show" | "remove-correction";

/**
 * Hides or shows an exercise, or removes its correction. Returns the changed exercise, or null if it is no longer in a
 * file.
 */
export const useChangeExercise = () =>
  useChange(async ({ id, change }: { id: string; change: ExerciseChange }) => {
    const answer = api.admin.exercises[change].$post({ json: { id } });
    return (await readBody(answer)).exercise;
  });

import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { LearnerReport } from "@verbena/server/client";
import { exerciseCorrection, explanationCorrection } from "@verbena/server/forms";
import { api, readBody } from "#lib/api.ts";
import { type Correctable, isExplanation } from "./corrections/correctable.ts";

const pageQuery = (after: string | null) => ({ query: after === null ? {} : { after } });

/** The numbers of open reports and of corrections. */
export const countsQuery = queryOptions({
  queryKey: ["admin", "content-care"],
  queryFn: () => readBody(api.admin["content-care"].$get()),
  staleTime: 30_000,
});

/** Pages of exercises with open reports, the longest open first. */
export const openReportsQuery = infiniteQueryOptions({
  queryKey: ["admin", "reports", "open"],
  queryFn: ({ pageParam }) => readBody(api.admin.reports.$get(pageQuery(pageParam))),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
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

/** Pages of exercises that match a search. The previous result stays while another one loads. */
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

/** How many of the reports a call has settled. Another administrator had already settled the others. */
export type SettledReports = "all" | "some" | "none";

type Settlement = {
  reports: readonly LearnerReport[];
  /** Null closes the reports without an answer. */
  answer: string | null;
};

/** Answers or closes reports. */
export const useSettleReports = () =>
  useChange(async ({ reports, answer }: Settlement): Promise<SettledReports> => {
    const ids = reports.map(({ userId, id }) => ({ userId, id }));
    const { results } = await (answer === null
      ? readBody(api.admin.reports.close.$post({ json: { reports: ids } }))
      : readBody(api.admin.reports.answer.$post({ json: { reports: ids, answer } })));
    const settled = results.filter(({ status }) => status === "settled").length;
    if (settled === 0) return "none";
    return settled === results.length ? "all" : "some";
  });

type Correction = { subject: Correctable; texts: object };

/** Saves a correction. Returns the subject with its new texts, or null if no file has it any more. */
export const useCorrect = () =>
  useChange(async ({ subject, texts }: Correction): Promise<Correctable | null> => {
    const input = { ...texts, id: subject.id, version: subject.version };
    if (isExplanation(subject)) {
      const json = explanationCorrection.parse(input);
      return (await readBody(api.admin.explanations.$patch({ json }))).explanation;
    }
    const json = exerciseCorrection.parse(input);
    return (await readBody(api.admin.exercises.$patch({ json }))).exercise;
  });

export type ExerciseChange = {
  id: string;
  change: "hide" | "show" | "withdraw";
  /** The version that the administrator sees. A correction that was made since is not withdrawn. */
  version?: string | undefined;
};

/** Hides or shows an exercise, or withdraws a correction. */
export const useChangeExercise = () =>
  useChange(async ({ id, change, version }: ExerciseChange) => {
    const { hide, show, withdraw } = api.admin.exercises;
    const answer =
      change === "withdraw"
        ? withdraw.$post({ json: { id, ...(version !== undefined && { version }) } })
        : (change === "hide" ? hide : show).$post({ json: { id } });
    return (await readBody(answer)).exercise;
  });

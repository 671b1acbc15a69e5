import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  ExerciseForReview,
  ExplanationForReview,
  exerciseCorrection,
  explanationCorrection,
  LearnerReport,
} from "@verbena/server/client";
import type { z } from "zod";
import { answerOf, api } from "#lib/api.ts";

export type OtherChange = "hide" | "show" | "withdraw";

type Reports = readonly LearnerReport[];
type Settled = { results: { status: "settled" | "not-open" }[] };

/** How many of the reports still waited: the others somebody else has dealt with. */
export type Waited = "all" | "some" | "none";

/** Gives one answer to reports, or closes them without one; says which of them still waited. */
export function useSettleReports() {
  const client = useQueryClient();
  const settled = ({ results }: Settled): Waited => {
    reload(client);
    const mine = results.filter(({ status }) => status === "settled").length;
    if (mine === 0) return "none";
    return mine === results.length ? "all" : "some";
  };
  return {
    answer: async (reports: Reports, answer: string) => {
      const json = { reports: reports.map(nameOf), answer };
      return settled(await answerOf(api.admin.reports.answer.$post({ json })));
    },
    close: async (reports: Reports) => {
      const json = { reports: reports.map(nameOf) };
      return settled(await answerOf(api.admin.reports.close.$post({ json })));
    },
  };
}

const nameOf = ({ userId, id }: LearnerReport) => ({ userId, id });

/**
 * Corrects an exercise in place, and gives it as it is then. What is shown is asked for anew also when
 * it was refused: somebody else may have changed it.
 */
export function useCorrectExercise() {
  const client = useQueryClient();
  return async (json: z.input<typeof exerciseCorrection>): Promise<ExerciseForReview | null> => {
    try {
      return (await answerOf(api.admin.exercises.$patch({ json }))).exercise;
    } finally {
      reload(client);
    }
  };
}

/** The same with an explanation. */
export function useCorrectExplanation() {
  const client = useQueryClient();
  return async (
    json: z.input<typeof explanationCorrection>,
  ): Promise<ExplanationForReview | null> => {
    try {
      return (await answerOf(api.admin.explanations.$patch({ json }))).explanation;
    } finally {
      reload(client);
    }
  };
}

type Change = {
  id: string;
  change: OtherChange;
  /** Of the text whose correction is withdrawn, so that nobody else's later one is. */
  version?: string | undefined;
};

/** Hides an exercise, shows it again, or lets the files' text stand again. */
export function useChangeExercise() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, change, version }: Change) => {
      const { hide, show, withdraw } = api.admin.exercises;
      const json = { id, ...(version !== undefined && { version }) };
      if (change === "withdraw") return (await answerOf(withdraw.$post({ json }))).exercise;
      return (await answerOf((change === "hide" ? hide : show).$post({ json: { id } }))).exercise;
    },
    onSettled: () => reload(client),
  });
}

/** What administrators see, and the sentences that this browser holds; nobody waits for it. */
function reload(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ["admin"] });
  void client.invalidateQueries({ queryKey: ["exercises"] });
}

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { exerciseCorrection } from "@verbena/server/client";
import type { z } from "zod";
import { answerOf, api } from "#lib/api.ts";
import { ApiError } from "#lib/api-error.ts";

export type OtherChange = "hide" | "show" | "withdraw";

/** Answers a report. @throws ApiError not_found when somebody else has answered it meanwhile */
export function useAnswerReport() {
  const client = useQueryClient();
  return async (report: { userId: string; id: string }, answer: string) => {
    const { userId, id } = report;
    const json = { reports: [{ userId, id }], answer };
    const { results } = await answerOf(api.admin.reports.answer.$post({ json }));
    reload(client);
    if (results[0]?.status !== "answered") throw new ApiError("not_found");
  };
}

/** Corrects an exercise in place. */
export function useCorrectExercise() {
  const client = useQueryClient();
  return async (json: z.input<typeof exerciseCorrection>) => {
    await answerOf(api.admin.exercises.$patch({ json }));
    reload(client);
  };
}

/** Hides an exercise, shows it again, or lets the files' text stand again. */
export function useChangeExercise() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: OtherChange }) =>
      answerOf(api.admin.exercises[change].$post({ json: { id } })),
    onSettled: () => reload(client),
  });
}

/** What administrators see, and the sentences that this browser holds; nobody waits for it. */
function reload(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ["admin"] });
  void client.invalidateQueries({ queryKey: ["exercises"] });
}

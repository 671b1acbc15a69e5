import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReportReason } from "@verbena/core/vocabulary";
import { useState } from "react";
import { answerOf, api } from "#lib/api.ts";
import { newId } from "#lib/new-id.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** What a learner has filled in, and will still find when the server could not be reached. */
export type ReportDraft = {
  /** The same whenever it is sent again, so that it counts once. */
  id: string;
  /** Null until one is chosen. */
  reason: ReportReason | null;
  comment: string;
};

const emptyDraft = (): ReportDraft => ({ id: newId(), reason: null, comment: "" });

/** A report about an exercise: what was filled in, and its sending. */
export function useReport(exercise: PracticeExercise, given: string) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(emptyDraft);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (reason: ReportReason) =>
      answerOf(
        api.reports.$post({
          json: {
            id: draft.id,
            exerciseKey: exercise.exerciseKey,
            exerciseId: exerciseIdOf(exercise),
            reason,
            comment: draft.comment,
            given,
          },
        }),
      ),
    onSuccess: () => {
      setDraft(emptyDraft());
      void client.invalidateQueries({ queryKey: ["reports"] });
    },
  });
  const change = (some: Partial<ReportDraft>) => {
    reset();
    setDraft((current) => ({ ...current, ...some }));
  };
  return { draft, change, send: mutate, isPending, error };
}

/** As the content names it: `tense/verb/person`, or a fill-in's own id. */
function exerciseIdOf(exercise: PracticeExercise): string {
  if (exercise.kind === "fill-in") return exercise.item;
  return `${exercise.exerciseKey}/${exercise.verb}/${exercise.person}`;
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReportReason, reportReasons } from "@verbena/core/vocabulary";
import { useState } from "react";
import type { Draft } from "#lib/drafts.ts";
import { newId } from "#lib/new-id.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useDraft } from "#session/use-draft.ts";
import { useUser } from "#session/use-session.ts";
import { submitEdit } from "#session/waiting-edits.ts";

/** What a learner has filled in, and will still find when it could not be sent, or after a reload. */
export type ReportDraft = {
  /** The same whenever it is sent again, so that it counts once. */
  id: string;
  /** Null until one is chosen. */
  reason: ReportReason | null;
  comment: string;
};

function reportDraftIn(kept: Draft | null): ReportDraft {
  const { id = newId(), reason, comment = "" } = kept ?? {};
  return { id, reason: reportReasons.find((known) => known === reason) ?? null, comment };
}

/** A report about an exercise: what was filled in, and its sending. */
export function useReport(exercise: PracticeExercise, given: string) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const kept = useDraft(`report ${exerciseIdOf(exercise)}`);
  const [draft, setDraft] = useState(() => reportDraftIn(kept.draft));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (reason: ReportReason) => {
      const { exerciseKey } = exercise;
      const { id, comment } = draft;
      const exerciseId = exerciseIdOf(exercise);
      return submitEdit(userId, {
        report: { id, exerciseKey, exerciseId, reason, comment, given },
      });
    },
    onSuccess: () => {
      kept.forget();
      setDraft(reportDraftIn(null));
      void client.invalidateQueries({ queryKey: ["reports"] });
    },
  });
  const change = (some: Partial<ReportDraft>) => {
    reset();
    const { reason, ...texts } = { ...draft, ...some };
    setDraft({ reason, ...texts });
    kept.keep({ ...texts, ...(reason && { reason }) });
  };
  return { draft, change, send: mutate, isPending, error };
}

/** As the content names it: `tense/verb/person`, or a fill-in's own id. */
function exerciseIdOf(exercise: PracticeExercise): string {
  if (exercise.kind === "fill-in") return exercise.item;
  return `${exercise.exerciseKey}/${exercise.verb}/${exercise.person}`;
}

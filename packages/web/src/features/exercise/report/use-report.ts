import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReportReason, reportReasons } from "@verbena/core/vocabulary";
import type { Report } from "@verbena/server/client";
import { useState } from "react";
import { answerOf, api } from "#lib/api.ts";
import type { Draft } from "#lib/drafts.ts";
import { newId } from "#lib/new-id.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useDraft } from "#session/use-draft.ts";

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
  const kept = useDraft(`report ${exerciseIdOf(exercise)}`);
  const [draft, setDraft] = useState(() => reportDraftIn(kept.draft));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (reason: ReportReason) => {
      const { exerciseKey } = exercise;
      const { comment } = draft;
      const said = { exerciseKey, exerciseId: exerciseIdOf(exercise), reason, comment, given };
      const post = (id: string) => answerOf(api.reports.$post({ json: { id, ...said } }));
      const report = await post(draft.id);
      if (!report.answeredAt || saysTheSame(report, { reason, comment })) return;
      // Answered already, after a try whose reply got lost: what was written since is another report.
      const id = newId();
      setDraft({ id, reason, comment });
      kept.keep({ id, reason, comment });
      await post(id);
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

function saysTheSame(report: Report, { reason, comment }: Omit<ReportDraft, "id">): boolean {
  return report.reason === reason && (report.comment ?? "") === comment.trim();
}

/** As the content names it: `tense/verb/person`, or a fill-in's own id. */
function exerciseIdOf(exercise: PracticeExercise): string {
  if (exercise.kind === "fill-in") return exercise.item;
  return `${exercise.exerciseKey}/${exercise.verb}/${exercise.person}`;
}

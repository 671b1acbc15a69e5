import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReportReason, reportReasons } from "@verbena/server/client";
import { useState } from "react";
import type { Draft } from "#lib/drafts.ts";
import { newId } from "#lib/new-id.ts";
import { exerciseIdOf, type PracticeExercise } from "#progress/use-exercises.ts";
import { queueOf } from "#queue/queue.ts";
import { useDraft } from "#session/use-draft.ts";
import { useUser } from "#session/use-session.ts";

/** The text of a report that is not sent yet. It survives a reload and a failure to send it. */
export type ReportDraft = {
  /** The same for every attempt to send it, so that the server stores it once. */
  id: string;
  reason: ReportReason | null;
  comment: string;
};

function toReportDraft(stored: Draft | null): ReportDraft {
  const { id = newId(), reason, comment = "" } = stored ?? {};
  return { id, reason: reportReasons.find((known) => known === reason) ?? null, comment };
}

export function useReport(exercise: PracticeExercise, given: string) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const storedDraft = useDraft(`report ${exerciseIdOf(exercise)}`);
  const [draft, setDraft] = useState(() => toReportDraft(storedDraft.draft));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (reason: ReportReason) => {
      const { family } = exercise;
      const { id, comment } = draft;
      const exerciseId = exerciseIdOf(exercise);
      const value = { id, family, exerciseId, reason, comment, given };
      return queueOf(userId).submit({ kind: "report", value });
    },
    onSuccess: () => {
      storedDraft.discard();
      setDraft(toReportDraft(null));
      void client.invalidateQueries({ queryKey: ["reports"] });
    },
  });
  const change = (some: Partial<ReportDraft>) => {
    reset();
    const { reason, ...texts } = { ...draft, ...some };
    setDraft({ reason, ...texts });
    storedDraft.save({ ...texts, ...(reason && { reason }) });
  };
  return { draft, change, send: mutate, isPending, error };
}

import { useMutation } from "@tanstack/react-query";
import type { LearnerReport } from "@verbena/server/client";
import { useSettleReports } from "../api/care-changes.ts";

/** Closes reports without an answer; whether any of them still waited is said afterwards. */
export function useCloseReports(
  reports: readonly LearnerReport[],
  onClosed: (isMine: boolean) => void,
) {
  const settle = useSettleReports();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => settle.close(reports),
    onSuccess: onClosed,
  });
  return { close: () => mutate(), isClosing: isPending, error };
}

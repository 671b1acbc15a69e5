import { useMutation } from "@tanstack/react-query";
import type { LearnerReport } from "@verbena/server/client";
import { useSettleReports, type Waited } from "../api/care-changes.ts";

/** Closes reports without an answer; which of them still waited is said afterwards. */
export function useCloseReports(
  reports: readonly LearnerReport[],
  onClosed: (waited: Waited) => void,
) {
  const settle = useSettleReports();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => settle.close(reports),
    onSuccess: onClosed,
  });
  return { close: () => mutate(), isClosing: isPending, error };
}

import { useQueryClient } from "@tanstack/react-query";
import { exerciseKeys } from "@verbena/core/vocabulary";
import { useRecord } from "#progress/use-record.ts";

/**
 * Resets every family, by the same way as every other change of progress: it shows at once, and
 * reaches the server even if that takes a while.
 */
export function useDeleteStatistics(): () => Promise<void> {
  const record = useRecord();
  const client = useQueryClient();
  return async () => {
    for (const exerciseKey of exerciseKeys) await record({ kind: "reset", exerciseKey });
    client.removeQueries({ queryKey: ["statistics"] });
  };
}

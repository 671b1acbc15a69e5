import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CefrLevel } from "@verbena/core/families";
import { useUser } from "#session/use-session.ts";

/** What a test needs, once it is loaded. It stays the same during the test. */
export function useTestForms(level: CefrLevel, { enabled = true } = {}) {
  const client = useQueryClient();
  const { persons, region } = useUser();
  return useQuery({
    queryKey: ["placement-test", level, persons, region],
    queryFn: async () => {
      const { loadTestForms } = await import("./load-test.ts");
      return loadTestForms(client, level, { persons, region });
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

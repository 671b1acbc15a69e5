import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FamilyCard } from "@verbena/core/progress/card";

/** Loads what a session on a skill needs. Loads nothing without a skill. */
export function useSkillSession(skill: string | undefined, cards: readonly FamilyCard[] | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ["skill-session", skill],
    enabled: skill !== undefined && cards !== null,
    // Forms do not change during a session. The next session loads them again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () =>
      (await import("#learner-ui/skilled-cards.ts")).skillSession(client, cards ?? [], skill ?? ""),
  });
}

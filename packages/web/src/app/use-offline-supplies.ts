import { useQueryClient } from "@tanstack/react-query";
import { conjugationKeys, exerciseKeys } from "@verbena/core/vocabulary";
import { useEffect } from "react";
import { verbsQuery } from "#features/packages/api/packages-queries.ts";
import { exercisesQuery } from "#progress/use-exercises.ts";
import { packagesQuery } from "#progress/use-packages.ts";

/** After the first screen has loaded what it needs itself. */
const AFTER_MS = 5_000;

/** Loads what a learner needs without a network, although no screen has asked for it yet. */
export function useOfflineSupplies(): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const family of exerciseKeys) void client.prefetchQuery(exercisesQuery(family));
      for (const tense of conjugationKeys) {
        void client.prefetchQuery(packagesQuery(tense));
        void client.prefetchQuery(verbsQuery(tense));
      }
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [client]);
}

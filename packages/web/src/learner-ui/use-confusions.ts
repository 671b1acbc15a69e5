import { useQuery } from "@tanstack/react-query";
import type { DiagnosisCode } from "@verbena/core/causes";
import type { Family } from "@verbena/core/families";
import type { FamilyCard } from "@verbena/core/progress/card";
import { loadNamespaces } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";

/** How far back mistakes are searched. */
const DAYS = 30;

/**
 * Loads what a session against a cause of mistakes needs. If the server cannot be reached, the learner's own mistakes
 * are unknown. Then the engine alone chooses the forms.
 */
export function useConfusions(family: Family | "all", cause: DiagnosisCode | undefined) {
  return useQuery({
    queryKey: ["confusions", family, cause],
    enabled: cause !== undefined,
    // Forms do not change during a session. The next session loads them again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      const [{ chooseConfusions }, mistaken] = await Promise.all([
        import("@verbena/core/session/choose-confusions"),
        cause === undefined ? [] : findMistaken(family, cause),
        loadNamespaces("causes"),
      ]);
      return { chooseConfusions, mistaken };
    },
  });
}

async function findMistaken(
  family: Family | "all",
  cause: DiagnosisCode,
): Promise<readonly FamilyCard[]> {
  const ofFamily = family === "all" ? {} : { family };
  const query = { ...ofFamily, cause, days: String(DAYS) };
  try {
    return (await readBody(api.statistics.mistakes.$get({ query }))).cards;
  } catch {
    return [];
  }
}

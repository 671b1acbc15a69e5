import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useModule } from "#lib/use-module.ts";

/** What each section of a family's guide explains, loaded on demand. Without a family, nothing is loaded. */
export function useGuideSections(family: ExerciseKey | undefined) {
  return useModule(
    `sections of ${family}`,
    async () => {
      if (family === undefined) return [];
      const { loadSections } = await import("@verbena/content/theory/load-sections");
      return loadSections(family);
    },
    family !== undefined,
  );
}

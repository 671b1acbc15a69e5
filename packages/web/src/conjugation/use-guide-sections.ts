import type { Family } from "@verbena/core/families";
import { useModule } from "#lib/use-module.ts";

/** What each section of a family's guide explains, loaded on demand. Without a family, nothing is loaded. */
export function useGuideSections(family: Family | undefined) {
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

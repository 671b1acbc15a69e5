import type { Family } from "@verbena/core/families";
import { useModule } from "#lib/use-module.ts";

/** Loads what each section of a family's guide explains. Loads nothing without a family. */
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

/** Loads what each section of the guides to tenses explains. */
export const useSectionsOfTenses = () =>
  useModule("sections of tenses", async () => {
    const { loadSectionsOfTenses } = await import("@verbena/content/theory/sections-of-tenses");
    return loadSectionsOfTenses();
  });

import { type ConjugationFamily, conjugationFamilies } from "@verbena/core/families";
import type { Section } from "./guide.ts";
import { loadSections } from "./load-sections.ts";

export type SectionsOfTenses = ReadonlyMap<ConjugationFamily, readonly Section[]>;

/** Loads the sections of the guides to all tenses, without their texts. */
export async function loadSectionsOfTenses(): Promise<SectionsOfTenses> {
  return new Map(
    await Promise.all(
      conjugationFamilies.map(async (key) => [key, await loadSections(key)] as const),
    ),
  );
}

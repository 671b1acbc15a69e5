import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import {
  type ConjugationFamily,
  conjugationFamilies,
  type ExplanationKey,
  type Family,
} from "@verbena/core/families";
import type { Section } from "./guide.ts";

/** Loads the sections of a guide, without their texts. */
export async function loadSections(key: Family): Promise<readonly Section[]> {
  return (await import(`./${key}/sections.ts`)).sections;
}

export type SectionsOfTenses = ReadonlyMap<ConjugationFamily, readonly Section[]>;

/** Loads the sections of the guides to all tenses, without their texts. */
export async function loadSectionsOfTenses(): Promise<SectionsOfTenses> {
  return new Map(
    await Promise.all(
      conjugationFamilies.map(async (key) => [key, await loadSections(key)] as const),
    ),
  );
}

/** The anchor of the section that explains an irregularity or an explanation key. */
export function anchorOf(
  sections: readonly Section[],
  explained: Irregularity | ExplanationKey,
): string | undefined {
  return sections.find(({ explains }) => (explains as readonly string[]).includes(explained))?.id;
}

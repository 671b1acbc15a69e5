import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type { ExplanationKey, Family } from "@verbena/core/families";
import type { Section } from "./guide.ts";

/** Loads what is the same in every language about the sections of a guide. */
export async function loadSections(key: Family): Promise<readonly Section[]> {
  return (await import(`./${key}/sections.ts`)).sections;
}

/** Anchor of the section that explains an irregularity, or why a sentence takes its word. */
export function anchorOf(
  sections: readonly Section[],
  explained: Irregularity | ExplanationKey,
): string | undefined {
  return sections.find(({ explains }) => (explains as readonly string[]).includes(explained))?.id;
}

import type { ExplanationKey, Family } from "@verbena/core/families";
import type { Irregularity } from "@verbena/spanish";
import type { Section } from "./guide.ts";

/** Loads the sections of a guide, without their texts. */
export async function loadSections(key: Family): Promise<readonly Section[]> {
  return (await import(`./${key}/sections.ts`)).sections;
}

/** The anchor of the section that explains an irregularity or an explanation key. */
export function anchorOf(
  sections: readonly Section[],
  explained: Irregularity | ExplanationKey,
): string | undefined {
  return sections.find(({ explains }) => (explains as readonly string[]).includes(explained))?.id;
}

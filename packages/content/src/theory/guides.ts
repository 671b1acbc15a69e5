import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type { ConjugationKey } from "@verbena/core/vocabulary";
import type { ConjugationGuide, SectionId } from "./guide.ts";
import { presenteIndicativo } from "./presente-indicativo.ts";
import { preteritoIndefinido } from "./preterito-indefinido.ts";

export const conjugationGuides: Record<ConjugationKey, ConjugationGuide> = {
  "presente-indicativo": presenteIndicativo,
  "preterito-indefinido": preteritoIndefinido,
};

/** Anchors of the sections that both guides have: when to use the tense, its regular and its reflexive verbs. */
export const commonAnchors = {
  use: "uso",
  regular: "regulares",
  reflexive: "reflexivos",
} as const satisfies Record<string, CommonSectionId>;

type CommonSectionId = SectionId<typeof presenteIndicativo> & SectionId<typeof preteritoIndefinido>;

/** Anchor of the section that explains an irregularity; undefined when the tense has no such forms. */
export function anchorOf(key: ConjugationKey, irregularity: Irregularity): string | undefined {
  return conjugationGuides[key].sections.find(({ explains }) => explains.includes(irregularity))
    ?.id;
}

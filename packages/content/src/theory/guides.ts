import type { Irregularity } from "@verbena/core/conjugation/irregularity";
import type { ConjugationKey, ExplanationKey, FillInKey } from "@verbena/core/vocabulary";
import { desdeHace } from "./desde-hace.ts";
import type { ConjugationGuide, FillInGuide, SectionId } from "./guide.ts";
import { presenteIndicativo } from "./presente-indicativo.ts";
import { preteritoIndefinido } from "./preterito-indefinido.ts";

export const conjugationGuides: Record<ConjugationKey, ConjugationGuide> = {
  "presente-indicativo": presenteIndicativo,
  "preterito-indefinido": preteritoIndefinido,
};

export const fillInGuides: Record<FillInKey, FillInGuide> = { "desde-hace": desdeHace };

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

/** Anchor of the section that explains in full why a sentence takes its word. */
export function anchorOfExplanation(
  key: FillInKey,
  explanation: ExplanationKey,
): string | undefined {
  return fillInGuides[key].sections.find(({ explains }) => explains.includes(explanation))?.id;
}

import type { ExplanationKey, FillInKey } from "@verbena/core/vocabulary";
import { desdeHace } from "./desde-hace.ts";
import type { FillInGuide } from "./guide.ts";

// Apart from the guides to tenses, which the exercise screen does not need before the first answer.
export const fillInGuides: Record<FillInKey, FillInGuide> = { "desde-hace": desdeHace };

/** Anchor of the section that explains in full why a sentence takes its word. */
export function anchorOfExplanation(
  key: FillInKey,
  explanation: ExplanationKey,
): string | undefined {
  return fillInGuides[key].sections.find(({ explains }) => explains.includes(explanation))?.id;
}

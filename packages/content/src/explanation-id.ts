import {
  type ExplanationKey,
  explanationKeysOf,
  type FillInFamily,
  fillInFamilies,
} from "@verbena/core/families";

/** The name of the file with the explanations of a fill-in family, without its extension. */
export const EXPLANATIONS = "explanations";

type ExplanationName = { family: FillInFamily; key: ExplanationKey };

/** The id of an explanation: `family/explanations/key`. */
export function explanationId({ family, key }: ExplanationName): string {
  return `${family}/${EXPLANATIONS}/${key}`;
}

/** The explanation with an id; undefined for any other id. */
export function readExplanationId(id: string): ExplanationName | undefined {
  const [first, folder, last, ...more] = id.split("/");
  const family = fillInFamilies.find((known) => known === first);
  const key = family && explanationKeysOf(family).find((explanationKey) => explanationKey === last);
  if (!family || !key || folder !== EXPLANATIONS || more.length > 0) return undefined;
  return { family, key };
}

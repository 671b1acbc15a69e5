import {
  type ExplanationKey,
  explanationKeysOf,
  type FillInKey,
  fillInKeys,
} from "@verbena/core/vocabulary";

/** The name of the file with the explanations of a fill-in type, without its extension. */
export const EXPLANATIONS = "explanations";

type ExplanationName = { type: FillInKey; key: ExplanationKey };

/** The id of an explanation: `type/explanations/key`. */
export function explanationId({ type, key }: ExplanationName): string {
  return `${type}/${EXPLANATIONS}/${key}`;
}

/** The explanation with an id; undefined for any other id. */
export function readExplanationId(id: string): ExplanationName | undefined {
  const [first, folder, last, ...more] = id.split("/");
  const type = fillInKeys.find((fillInKey) => fillInKey === first);
  const key = type && explanationKeysOf(type).find((explanationKey) => explanationKey === last);
  if (!type || !key || folder !== EXPLANATIONS || more.length > 0) return undefined;
  return { type, key };
}

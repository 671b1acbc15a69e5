const NO_BREAK_SPACE = "\u00A0";
const NARROW_NO_BREAK_SPACE = "\u202F";

/**
 * Replaces ordinary spaces in French text by typographic ones: narrow no-break before ; ! ? and
 * no-break before : and » and after « (Lexique des règles typographiques en usage à l’Imprimerie
 * nationale).
 */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK_SPACE)
    .replace(/ (?=[:»])/g, NO_BREAK_SPACE)
    .replace(/« /g, `«${NO_BREAK_SPACE}`);
}

/** Applies `withFrenchSpaces` to every text in nested objects and lists. */
export function withFrenchSpacesIn<Value>(value: Value): Value;
export function withFrenchSpacesIn(value: unknown): unknown {
  if (typeof value === "string") return withFrenchSpaces(value);
  if (Array.isArray(value)) return value.map((element: unknown) => withFrenchSpacesIn(element));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withFrenchSpacesIn(part)]);
  return Object.fromEntries(parts);
}

/** French text as authors type it, with ordinary spaces. */
export function withOrdinarySpaces(text: string): string {
  return text.replaceAll(NO_BREAK_SPACE, " ").replaceAll(NARROW_NO_BREAK_SPACE, " ");
}

/**
 * Replaces straight apostrophes within a word, or before a Dutch *s*, *t* or *n*, and three dots by their typographic
 * marks. Leaves straight marks around words, because only a person can decide what they mean.
 */
export function withTypographicMarks(text: string): string {
  return text
    .replace(/(\p{L})'(?=\p{L})/gu, "$1’")
    .replace(/(^|[^\p{L}\p{N}])'(?=[stn](?!\p{L}|'))/gu, "$1’")
    .replace(/\.{3,}/g, "…");
}

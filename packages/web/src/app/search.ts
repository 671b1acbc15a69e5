import { parseSearchWith } from "@tanstack/react-router";

/** Parses a value as JSON only if the result has the same text: "12e3" stays a text and does not become 12000. */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return JSON.stringify(value) === text ? value : text;
});

/**
 * The named search parameters as text. Leaves out missing and empty ones. Lists and objects in an edited URL become
 * undefined: the router would keep their values if the names were left out.
 */
export function textParameters<Name extends string>(
  search: Record<string, unknown>,
  ...names: Name[]
): { [Key in Name]?: string | undefined } {
  const texts: { [Key in Name]?: string | undefined } = {};
  for (const name of names) {
    const value = search[name];
    if (value === undefined || value === "") continue;
    // `parseSearch` turns digits into a number.
    texts[name] = typeof value === "object" ? undefined : String(value);
  }
  return texts;
}

/** A number from the address. 1 for any other text. */
export function positiveInteger(text = "1"): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

/** The search parameters of free practice. */
export const drillSearch = (search: Record<string, unknown>) =>
  textParameters(search, "verbs", "like", "kinds", "tenses", "persons", "seed", "round");

/** The names of search parameters that say which cards the board shows or a sheet asks. */
export const sourceNames = [
  "family",
  "package",
  "verbs",
  "skill",
  "cards",
  "persons",
  "region",
] as const;

/** The search parameters of the board. */
export const boardSearch = (search: Record<string, unknown>) =>
  textParameters(search, ...sourceNames, "seed", "number");

import { parseSearchWith } from "@tanstack/react-router";

/** Parses a value as JSON only if nothing is lost: a search for "12e3" is not one for 12000. */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return JSON.stringify(value) === text ? value : text;
});

/** The named search parameters as text, without missing and empty ones. */
export function textsIn<Name extends string>(
  search: Record<string, unknown>,
  ...names: Name[]
): { [Key in Name]?: string } {
  const texts: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = search[name] ?? "";
    // `parseSearch` makes a number of digits.
    if (typeof value !== "object" && value !== "") texts[name] = String(value);
  }
  return texts;
}

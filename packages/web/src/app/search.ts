import { parseSearchWith } from "@tanstack/react-router";

/** Parses a value as JSON only if that loses nothing: "12e3" stays a text instead of becoming 12000. */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return JSON.stringify(value) === text ? value : text;
});

/** The named search parameters as text, without missing and empty ones. */
export function textParameters<Name extends string>(
  search: Record<string, unknown>,
  ...names: Name[]
): { [Key in Name]?: string } {
  const texts: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = search[name] ?? "";
    // `parseSearch` turns digits into a number.
    if (typeof value !== "object" && value !== "") texts[name] = String(value);
  }
  return texts;
}

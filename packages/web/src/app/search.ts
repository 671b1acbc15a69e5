import { parseSearchWith } from "@tanstack/react-router";

/** Parses a value as JSON only if that loses nothing: "12e3" stays a text instead of becoming 12000. */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return JSON.stringify(value) === text ? value : text;
});

/**
 * The named search parameters as text, without missing and empty ones. Lists and objects in an edited URL are
 * undefined, because the router keeps the values of names that a page leaves out.
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

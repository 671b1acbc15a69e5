import { parseSearchWith } from "@tanstack/react-router";

/**
 * The search of an address, its values read as JSON only where nothing of them is lost: who looks for
 * "12e3" does not look for 12000.
 */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return JSON.stringify(value) === text ? value : text;
});

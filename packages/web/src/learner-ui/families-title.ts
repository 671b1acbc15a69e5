import { type Family, families } from "@verbena/core/families";

/** More names are too long for a line. */
const LONG_NAMES = 2;

/** The names of some families as a title. Many have short names. */
export function familiesTitle(keys: readonly Family[]): string {
  const name = keys.length > LONG_NAMES ? "shortName" : "name";
  return keys.map((key) => families[key][name]).join("\u00A0· ");
}

import { families } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import type { Source } from "./use-source.ts";

/** A longer address makes a code whose squares are too small for cameras. */
const LENGTH_MAX = 350;

/**
 * The path at which everybody can practise the family of a sheet, or its verbs in this family, with or without an account.
 * All forms are asked there, also those that the sheet leaves out. Null if the sheet has several families or too many verbs.
 */
export function practicePath(
  { families: keys, items }: Pick<Source, "families" | "items">,
  language: Language,
): string | null {
  const [family, ...others] = keys;
  if (family === undefined || others.length > 0) return null;
  const level = families[family].level.toLowerCase();
  const verbs = items === undefined ? "" : `&verbs=${items.map(encodeURIComponent).join(",")}`;
  const path = `/${language}/try/${level}?family=${family}${verbs}`;
  return path.length <= LENGTH_MAX ? path : null;
}

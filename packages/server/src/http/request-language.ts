import { fallbackLanguage, isLanguage, type Language, languages } from "@verbena/core/languages";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { getCookie } from "hono/cookie";
import { LANGUAGE_COOKIE } from "../input/options.ts";

/** The language chosen in this browser, or its preferred language, or the fallback. */
export function requestLanguage(c: Context): Language {
  const chosen = getCookie(c, LANGUAGE_COOKIE);
  if (chosen !== undefined && isLanguage(chosen)) return chosen;
  const wanted = accepts(c, {
    header: "Accept-Language",
    supports: [...languages],
    default: fallbackLanguage,
    // Regions do not matter: fr-BE is fr.
    match: (ranges, { default: fallback }) =>
      ranges
        .filter(({ q }) => q > 0)
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.split("-")[0]?.toLowerCase() ?? "")
        .find(isLanguage) ?? fallback,
  });
  return isLanguage(wanted) ? wanted : fallbackLanguage;
}

import { allFamilies, type Family } from "@verbena/core/families";
import { isLanguage, type Language } from "@verbena/core/languages";
import { withoutMarks } from "@verbena/spanish";

/** What an address names. A word need not be a verb. */
type Place =
  | { kind: "landing" | "guides" | "verbs" | "try" | "unknown" }
  /** The application's exercise screen for visitors. */
  | { kind: "exercise" }
  | { kind: "guide"; family: Family }
  | { kind: "word"; word: string };

export type Address = {
  language: Language;
  place: Place;
  /** The one spelling of the address, encoded. The language alone for an address without a page. */
  path: string;
};

/** An address that gets a bare answer: its bytes are not UTF-8, or a part of it has more letters than any verb. */
export type BadAddress = "malformed" | "too-long";

/** For everything public, which any proxy may keep. */
export const PUBLIC_CACHE_CONTROL = "public, max-age=300";

const PART_MAX_LETTERS = 30;

/** The one spelling of a public page's address, encoded. */
export function pathOf(language: Language, ...parts: readonly string[]): string {
  return `/${[language, ...parts].map(encodeURIComponent).join("/")}`;
}

/**
 * Reads an address in any spelling: with capitals, missing or needless accents, letters of several code points, and
 * slashes at the end.
 *
 * @param pathname encoded, as the browser has sent it
 * @returns null for an address that does not begin with a language
 */
export function readAddress(pathname: string): Address | BadAddress | null {
  const decoded = decode(pathname);
  if (decoded === null) return "malformed";
  const parts = decoded.toLowerCase().normalize("NFC").split("/").filter(Boolean);
  const [language = "", ...names] = parts;
  if (!isLanguage(language)) return null;
  if (names.some((name) => [...name].length > PART_MAX_LETTERS)) return "too-long";
  const place = placeOf(names);
  return { language, place, path: placePath(language, place) };
}

function placeOf([list, page, ...more]: readonly string[]): Place {
  if (list === undefined) return { kind: "landing" };
  const kind = withoutMarks(list);
  if (kind === "try" && page !== undefined) return { kind: "exercise" };
  const isPage = page !== undefined && more.length === 0;
  if ((kind === "guides" || kind === "verbs" || kind === "try") && page === undefined)
    return { kind };
  const family = isPage ? allFamilies.find((key) => key === withoutMarks(page)) : undefined;
  if (kind === "guides" && family !== undefined) return { kind: "guide", family };
  if (kind === "verbs" && isPage) return { kind: "word", word: page };
  return { kind: "unknown" };
}

function placePath(language: Language, place: Place): string {
  switch (place.kind) {
    case "landing":
      return `/?lng=${language}`;
    case "guide":
      return pathOf(language, "guides", place.family);
    case "word":
      return pathOf(language, "verbs", place.word);
    case "unknown":
    case "exercise":
      return pathOf(language);
    default:
      return pathOf(language, place.kind);
  }
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Whether two encoded paths are spelled alike. `%c3` is `%C3`. */
export const isSamePath = (one: string, other: string) =>
  withUpperCase(one) === withUpperCase(other);

const withUpperCase = (path: string) => path.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());

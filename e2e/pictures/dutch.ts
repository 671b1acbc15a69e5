import type { Locator, Page } from "@playwright/test";
import { allTexts } from "../../packages/web/src/testing/all-texts.ts";

/** A French text and its Dutch translation. */
type Pair = { fr: string; nl: string; pattern: RegExp };

const pairs = pairsOf(await allTexts("fr"), await allTexts("nl"));

type Finder = Pick<Page, "getByRole" | "getByText" | "getByLabel">;

/**
 * Lets a page's locators find Dutch elements by their French names: the steps to a screen are written only once.
 * Patches the prototype of all locators in this process. Call it only in a process whose pages are all Dutch.
 */
export function speakDutch(page: Page): void {
  translate(page);
  const { goto } = page;
  // Pages that are open to everybody have their language in the address.
  page.goto = (url, options) => goto.call(page, url.replace(/^\/fr\//, "/nl/"), options);
  const locatorPrototype: Locator = Object.getPrototypeOf(page.locator("html"));
  if (!patched.has(locatorPrototype)) translate(locatorPrototype);
  patched.add(locatorPrototype);
}

const patched = new WeakSet<object>();

function translate(finder: Finder): void {
  const { getByRole, getByText, getByLabel } = finder;
  finder.getByRole = function (role, options) {
    const name = options?.name;
    return getByRole.call(this, role, { ...options, ...(name && { name: dutch(name) }) });
  };
  finder.getByText = function (text, options) {
    return getByText.call(this, dutch(text), options);
  };
  finder.getByLabel = function (text, options) {
    return getByLabel.call(this, dutch(text), options);
  };
}

const dutch = (name: string | RegExp) =>
  typeof name === "string" ? inDutch(name) : patternInDutch(name);

/**
 * Translates a text of a screen if it begins with a text of the catalogue, with values filled in. Returns other texts
 * unchanged, such as Spanish, names, and numbers.
 */
function inDutch(text: string): string {
  return translateWhole(text) ?? translateStart(text) ?? text;
}

/**
 * A pattern for the Dutch translations of all texts that a French pattern matches. A name may consist of several texts:
 * the pattern also matches with its own words translated, and other words unchanged, such as Spanish.
 */
function patternInDutch(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  const [start, end] = [source.startsWith("^") ? "^" : "", source.endsWith("$") ? "$" : ""];
  const [number = "8"] = /(?<!\\)\d+/.exec(source) ?? [];
  const translations = pairs
    .filter(({ fr }) => pattern.test(fr.replace(/\{\{.*?\}\}/g, number)))
    .map(({ nl }) => `${start}${sourceOf(nl)}${end}`);
  const translated = source.replace(
    /(?<!\\)\p{L}[\p{L} ’-]*/gu,
    (words) => translateWhole(words) ?? words,
  );
  return new RegExp([translated, ...new Set(translations)].join("|"), flags);
}

function translateWhole(text: string): string | undefined {
  const pair = pairs.find(({ fr }) => fr === text);
  if (pair) return pair.nl;
  for (const { nl, pattern } of pairs) {
    const values = pattern.exec(text)?.groups;
    if (values) return fillIn(nl, values);
  }
  return undefined;
}

function translateStart(text: string): string | undefined {
  const pair = pairs.find(({ fr }) => text.startsWith(`${fr} `));
  return pair && pair.nl + text.slice(pair.fr.length);
}

function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+).*?\}\}/g, (_, name: string) => values[name] ?? "");
}

/** The pairs of French and Dutch texts, the longest first, because a shorter text may be a part of a longer one. */
function pairsOf(fr: object, nl: object): Pair[] {
  const dutchTexts = new Map(textsOf(nl));
  return textsOf(fr)
    .flatMap(([key, text]) => {
      const translation = dutchTexts.get(key);
      return translation === undefined
        ? []
        : [{ fr: text, nl: translation, pattern: patternOf(text) }];
    })
    .toSorted((a, b) => b.fr.length - a.fr.length);
}

function textsOf(catalogue: object, path = ""): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, value]): [string, string][] =>
    typeof value === "string"
      ? // Asterisks mark Spanish words. The screen does not show them.
        [[path + name, value.replaceAll("*", "")]]
      : textsOf(value, `${path}${name}.`),
  );
}

/** A pattern that matches a template with values filled in. For a template without words, it matches nothing. */
function patternOf(template: string): RegExp {
  if (!/\p{L}{3}/u.test(template.replace(/\{\{.*?\}\}/g, ""))) return /$^/;
  const seen = new Set<string>();
  const source = sourceOf(template, (name, values) => {
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>${values})`;
  });
  return new RegExp(`^${source}$`);
}

/**
 * The source of a pattern for a template.
 *
 * @param group the source for a value, from its name and from what matches its values
 */
function sourceOf(
  template: string,
  group = (_name: string, values: string): string => values,
): string {
  const parts = template.split(/(\{\{.*?\}\})/).map((part) => {
    const [, name, format] = /^\{\{(\w+)(, number)?/.exec(part) ?? [];
    return name === undefined ? RegExp.escape(part) : group(name, format ? "\\d[\\d\\s]*" : ".+");
  });
  return parts.join("");
}

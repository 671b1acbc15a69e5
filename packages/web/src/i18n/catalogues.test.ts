import { type Language, languages } from "@verbena/core/languages";
import { describe, expect, it } from "vitest";
import { loadTexts, type Namespace, type Texts } from "./catalogues.ts";
import { namespaces } from "./fr/namespaces.ts";

/** The texts of all pages and namespaces. */
async function loadMessages(language: Language): Promise<Texts> {
  const names = [undefined, ...(Object.keys(namespaces) as Namespace[])];
  const loaded = await Promise.all(names.map((namespace) => loadTexts(language, namespace)));
  return Object.assign({}, ...loaded);
}

type Entry = [key: string, text: string];

/** All texts of a catalogue with their full keys. */
function entriesOf(node: object, prefix = ""): Entry[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]): Entry[] => {
    if (typeof value === "string") return [[prefix + name, value]];
    return typeof value === "object" && value !== null ? entriesOf(value, `${prefix}${name}.`) : [];
  });
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const singular = (key: string) => key.replace(PLURAL, "");
const variablesIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

describe.each(languages)("the %s catalogue", (language) => {
  it("has a text for each plural form of the language", async () => {
    const messages = await loadMessages(language);
    // Skip `many`: the category is for millions and uses the text of `other`.
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = pluralCategories.filter((category) => category !== "many").sort();

    const families = Map.groupBy(
      entriesOf(messages).filter(([key]) => PLURAL.test(key)),
      ([key]) => singular(key),
    );

    expect(families.size).toBeGreaterThan(0);
    for (const [key, texts] of families) {
      const given = texts.map(([name]) => name.slice(key.length + 1)).sort();
      expect([key, given]).toEqual([key, plurals]);
    }
  });

  it("has no empty text", async () => {
    const messages = await loadMessages(language);

    expect(entriesOf(messages).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("uses the same variables as the French source", async () => {
    const messages = await loadMessages(language);
    const source = await loadMessages("fr");
    const expected = new Map(
      entriesOf(source).map(([key, text]) => [singular(key), variablesIn(text)]),
    );

    for (const [key, text] of entriesOf(messages)) {
      const variables = variablesIn(text);
      // The words of `one` may say the number: this form.
      const mayOmit = key.endsWith("_one") && !variables.includes("count");
      const source = expected.get(singular(key))?.filter((name) => !(mayOmit && name === "count"));
      expect([key, variables]).toEqual([key, source]);
    }
  });

  it("keeps the Spanish exclamations", async () => {
    const messages = await loadMessages(language);
    const texts = entriesOf(messages).map(([, text]) => text);

    expect(texts).toContain("¡Perfecto!");
    expect(texts).toContain("¡Atención al acento!");
  });
});

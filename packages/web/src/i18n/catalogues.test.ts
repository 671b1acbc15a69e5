import { languages } from "@verbena/core/vocabulary";
import { describe, expect, it } from "vitest";
import { catalogues } from "./catalogues.ts";
import { messages as source } from "./fr/messages.ts";

type Entry = [key: string, text: string];

/** All texts of a catalogue by their whole keys. */
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
  it("has a text for each plural of the language", async () => {
    const { messages } = await catalogues[language]();
    const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();

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

  it("leaves no text empty", async () => {
    const { messages } = await catalogues[language]();

    expect(entriesOf(messages).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("fills in the same variables as the source", async () => {
    const { messages } = await catalogues[language]();
    const wanted = new Map(
      entriesOf(source).map(([key, text]) => [singular(key), variablesIn(text)]),
    );

    for (const [key, text] of entriesOf(messages)) {
      expect([key, variablesIn(text)]).toEqual([key, wanted.get(singular(key))]);
    }
  });

  it("keeps the Spanish exclamations", async () => {
    const { messages } = await catalogues[language]();
    const texts = entriesOf(messages).map(([, text]) => text);

    expect(texts).toContain("¡Perfecto!");
    expect(texts).toContain("¡Atención al acento!");
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { correctFile, type EntryChange, type EntryName } from "./correct-file.ts";
import { dataFolder } from "./load.ts";

/** Words and characters that have a meaning in YAML. */
const words = [
  "sí",
  "no",
  "null",
  "12",
  "-",
  ":",
  "a:",
  "#",
  "'",
  '"',
  "{",
  "}",
  ",",
  "&b",
  "*",
  "|",
];
const line = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 })
  .map((some) => some.join(" "));
const lineOrNone = fc.option(line);
const note = fc.record({ fr: line, nl: line, es: line, en: line });

type Fields = { [field: string]: fc.Arbitrary<EntryChange[string]> };

const translations = { fr: line, nl: line, en: line };
const sentence = { sentence: line, answer: line, ...translations };
const conjugationChange = anyOf({ ...sentence, time: lineOrNone, subject: lineOrNone });
const fillInChange = anyOf({
  ...sentence,
  complement: lineOrNone,
  verb: lineOrNone,
  instruction: lineOrNone,
  note: fc.option(note),
});
const explanationChange = anyOf({ ...translations, es: line });

/** Changes of any subset of the fields. */
function anyOf(fields: Fields): fc.Arbitrary<EntryChange> {
  return fc
    .tuple(fc.record(fields), fc.subarray(Object.keys(fields)))
    .map(([all, some]) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => some.includes(field))),
    );
}

type Case = { path: string; name: EntryName; change: fc.Arbitrary<EntryChange> };

const entries = readdirSync(dataFolder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .flatMap(entriesOf);

function entriesOf(path: string): Case[] {
  const { sentences, ...explanations } = contentOf(path);
  if (!sentences) {
    const change = explanationChange;
    return Object.keys(explanations).map((explanation) => ({
      path,
      name: { explanation },
      change,
    }));
  }
  return sentences.map(({ person, id }: { person?: string; id: string }) =>
    person === undefined
      ? { path, name: { id }, change: fillInChange }
      : { path, name: { person }, change: conjugationChange },
  );
}

function sourceOf(path: string): string {
  return readFileSync(join(dataFolder, path), "utf8");
}

function contentOf(path: string) {
  return parse(sourceOf(path));
}

/** The expected content of a corrected file, computed from its parsed data. */
function expectedContent(path: string, name: EntryName, change: EntryChange) {
  const content = contentOf(path);
  const [[field = "", value = ""] = []] = Object.entries(name);
  const entry =
    content[value] ?? content.sentences.find((one: EntryChange) => one[field] === value);
  Object.assign(entry, change);
  for (const [name, text] of Object.entries(change)) if (text === null) delete entry[name];
  return content;
}

it("corrects an entry of a real file and keeps the other entries", () => {
  const changed = fc
    .constantFrom(...entries)
    .chain(({ change, ...entry }) => change.map((change) => ({ ...entry, change })));

  fc.assert(
    fc.property(changed, ({ path, name, change }) => {
      const corrected = correctFile(sourceOf(path), name, change) ?? "";

      expect(parse(corrected)).toEqual(expectedContent(path, name, change));
    }),
    { numRuns: 500 },
  );
});

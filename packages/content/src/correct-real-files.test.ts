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

const translations = { fr: line, nl: line, en: line };
const sentence = { sentence: line, answer: line, ...translations };
/** A change may have any subset of the fields. */
const anyFields = { requiredKeys: [] };
const conjugationChange = fc.record(
  { ...sentence, time: lineOrNone, subject: lineOrNone },
  anyFields,
);
const fillInFields = { complement: lineOrNone, verb: lineOrNone, instruction: lineOrNone };
const fillInChange = fc.record({ ...sentence, ...fillInFields, note: fc.option(note) }, anyFields);
const explanationChange = fc.record({ ...translations, es: line }, anyFields);

/** An entry of a content file, and the changes that suit it. */
type Entry = { path: string; name: EntryName; change: fc.Arbitrary<EntryChange> };

const entries = readdirSync(dataFolder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .flatMap(entriesOf);

type Sentence = { id: string; person?: string };

function placesOfPerson(sentences: readonly Sentence[], person: string): number[] {
  return sentences.flatMap((sentence, index) => (sentence.person === person ? [index] : []));
}

function entriesOf(path: string): Entry[] {
  const { sentences, ...explanations } = contentOf(path);
  if (!sentences) {
    const change = explanationChange;
    return Object.keys(explanations).map((explanation) => ({
      path,
      name: { explanation },
      change,
    }));
  }
  return sentences.map(({ person, id }: Sentence, index: number) => {
    if (person === undefined) return { path, name: { id }, change: fillInChange };
    const number = placesOfPerson(sentences, person).indexOf(index) + 1;
    return { path, name: { person, number }, change: conjugationChange };
  });
}

function sourceOf(path: string): string {
  return readFileSync(join(dataFolder, path), "utf8");
}

function contentOf(path: string) {
  return parse(sourceOf(path));
}

function entryOf(content: ReturnType<typeof contentOf>, name: EntryName) {
  if ("explanation" in name) return content[name.explanation];
  const { sentences } = content;
  if ("id" in name) return sentences.find(({ id }: Sentence) => id === name.id);
  return sentences[placesOfPerson(sentences, name.person)[name.number - 1] ?? -1];
}

/** The expected content of a corrected file, computed from its parsed data. */
function expectedContent(path: string, name: EntryName, change: EntryChange) {
  const content = contentOf(path);
  const entry = entryOf(content, name);
  Object.assign(entry, change);
  for (const [field, text] of Object.entries(change)) if (text === null) delete entry[field];
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

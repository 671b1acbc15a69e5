import { isMap, isScalar, isSeq, type Pair, parseDocument, stringify, type YAMLMap } from "yaml";
import { withOrdinarySpaces } from "./style/typography.ts";

/** New values of an entry's fields, some of them by language; null removes a field. */
export type EntryChange = { [field: string]: string | null | { [language: string]: string } };

/**
 * What identifies an entry of a content file: a person and the place among the person's sentences, from 1; an
 * id; or the key of an explanation.
 */
export type EntryName =
  | { person: string; number: number }
  | { id: string }
  | { explanation: string };

type Edit = { from: number; to: number; text: string };

/** The field after which a new field is inserted; fields not listed go to the end of the entry. */
const predecessors: Record<string, string> = {
  time: "answer",
  subject: "answer",
  complement: "answer",
  verb: "answer",
  instruction: "en",
};

/**
 * Changes an entry in the text of a content file and keeps every other character.
 *
 * @returns null when the file has no such entry
 */
export function correctFile(source: string, name: EntryName, change: EntryChange): string | null {
  const entry = findEntry(source, name);
  if (!entry) return null;
  const edits = Object.entries(change).flatMap(([field, value]) =>
    editsForField(source, entry, field, value),
  );
  // Applies edits from the end. At the same place it removes before it inserts, and inserts later lines
  // first, so that they end up below earlier ones.
  return edits
    .reverse()
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);
}

function findEntry(source: string, name: EntryName): YAMLMap | undefined {
  const document = parseDocument(source);
  if ("explanation" in name) {
    const entry = document.get(name.explanation);
    return isMap(entry) ? entry : undefined;
  }
  const sentences = document.get("sentences");
  if (!isSeq(sentences)) return undefined;
  const entries = sentences.items.filter(isMap);
  if ("id" in name) return entries.find((entry) => entry.get("id") === name.id);
  return entries.filter((entry) => entry.get("person") === name.person)[name.number - 1];
}

function editsForField(
  source: string,
  entry: YAMLMap,
  field: string,
  value: EntryChange[string] | undefined,
): Edit[] {
  const place = placeOf(source, entry, field);
  if (value === null || value === undefined) return place ? [removal(source, place)] : [];
  const inner = entry.get(field);
  if (typeof value === "object" && isMap(inner)) {
    return Object.entries(value).flatMap(([name, text]) =>
      editsForField(source, inner, name, text),
    );
  }
  if (!place) return insertion(source, entry, field, value);
  const text = typeof value === "string" ? asScalar(field, value, entry.flow) : "";
  return text === "" ? [] : [{ from: place.from, to: place.to, text }];
}

type Place = { key: number; from: number; to: number };

/** The position of a field; a text of several lines ends before its line break. */
function placeOf(source: string, entry: YAMLMap, field: string): Place | undefined {
  const pair = entry.items.find(({ key }: Pair) => isScalar(key) && key.value === field);
  return pair && placeOfPair(source, pair);
}

function placeOfPair(source: string, { key, value }: Pair): Place | undefined {
  if (!isScalar(key) || !(isScalar(value) || isMap(value))) return undefined;
  const [start] = key.range ?? [];
  const [from, end] = value.range ?? [];
  if (start === undefined || from === undefined || end === undefined) return undefined;
  return { key: start, from, to: from + source.slice(from, end).trimEnd().length };
}

function removal(source: string, { key, to }: Place): Edit {
  return { from: source.lastIndexOf("\n", key), to: endOfLine(source, to), text: "" };
}

function insertion(
  source: string,
  entry: YAMLMap,
  field: string,
  value: string | { [language: string]: string },
): Edit[] {
  const before = placeOf(source, entry, predecessors[field] ?? "") ?? lastPlaceIn(source, entry);
  if (!before) return [];
  const indent = " ".repeat(before.key - source.lastIndexOf("\n", before.key) - 1);
  const from = endOfLine(source, before.to);
  if (typeof value === "string") {
    return [{ from, to: from, text: `\n${indent}${field}: ${asScalar(field, value)}` }];
  }
  const lines = Object.entries(value).map(
    ([name, text]) => `\n${indent}  ${name}: ${asScalar(name, text)}`,
  );
  return [{ from, to: from, text: `\n${indent}${field}:${lines.join("")}` }];
}

function lastPlaceIn(source: string, { items }: YAMLMap): Place | undefined {
  const last: Pair | undefined = items.at(-1);
  return last && placeOfPair(source, last);
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf("\n", from);
  return end < 0 ? source.length : end;
}

/** A YAML value; quoted between braces, where a comma would end it. */
function asScalar(field: string, text: string, inBraces = false): string {
  const typed = field === "fr" ? withOrdinarySpaces(text) : text;
  const style = inBraces ? ({ defaultStringType: "QUOTE_DOUBLE" } as const) : {};
  return stringify(typed, { lineWidth: 0, ...style }).trimEnd();
}

import { isMap, isScalar, isSeq, type Pair, parseDocument, stringify, type YAMLMap } from "yaml";
import { withOrdinarySpaces } from "./french-typography.ts";

/** Fields of an entry with what they are to say; null takes a field away. */
export type EntryChange = { [field: string]: string | null };

/** An entry of a content file by the field that names it. */
export type EntryName = { person: string } | { id: string };

type Edit = { from: number; to: number; text: string };

/**
 * The text of a content file with another entry in it; every other character stays.
 *
 * @returns null when the file has no such entry
 */
export function correctedFile(source: string, name: EntryName, change: EntryChange): string | null {
  const entry = findEntry(source, name);
  if (!entry) return null;
  const edits = Object.entries(change).flatMap(([field, text]) =>
    editOf(source, entry, field, field === "fr" && text !== null ? withOrdinarySpaces(text) : text),
  );
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);
}

function findEntry(source: string, name: EntryName): YAMLMap | undefined {
  const sentences = parseDocument(source).get("sentences");
  if (!isSeq(sentences)) return undefined;
  const [[field, value] = []] = Object.entries(name);
  return sentences.items.filter(isMap).find((entry) => entry.get(field) === value);
}

function editOf(source: string, entry: YAMLMap, field: string, text: string | null): Edit[] {
  const place = placeOf(entry, field);
  if (place && text === null) {
    return [
      { from: source.lastIndexOf("\n", place.key), to: endOfLine(source, place.to), text: "" },
    ];
  }
  if (place && text !== null) return [{ from: place.from, to: place.to, text: asScalar(text) }];
  const answer = placeOf(entry, "answer");
  if (text === null || !answer) return [];
  // Words that the sentence is quoted with stand below its answer.
  const from = endOfLine(source, answer.to);
  const indent = answer.key - source.lastIndexOf("\n", answer.key) - 1;
  return [{ from, to: from, text: `\n${" ".repeat(indent)}${field}: ${asScalar(text)}` }];
}

function placeOf(entry: YAMLMap, field: string) {
  const pair = entry.items.find(({ key }: Pair) => isScalar(key) && key.value === field);
  if (!pair || !isScalar(pair.key) || !isScalar(pair.value)) return undefined;
  const [key] = pair.key.range ?? [];
  const [from, to] = pair.value.range ?? [];
  if (key === undefined || from === undefined || to === undefined) return undefined;
  return { key, from, to };
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf("\n", from);
  return end < 0 ? source.length : end;
}

function asScalar(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd();
}

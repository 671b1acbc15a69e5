import { searchInfinitive } from "@verbena/core/conjugation/search-infinitive";
import { listedWords } from "./drill-plan.ts";

const separators = ["\t", ";", ","] as const;

/**
 * The verbs of a pasted table, such as the text of a CSV file or the cells of a spreadsheet, in which other
 * columns have meanings. Null for any other text, also for a list of verbs on several lines.
 */
export function verbsOfTable(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const separator = separators.find((one) => lines.every((line) => line.includes(one)));
  if (separator === undefined || lines.length < 2) return null;
  const rows = lines.map((line) => cellsOf(line, separator));
  const columns = Array.from({ length: Math.min(...rows.map(({ length }) => length)) }, (_, at) =>
    rows.map((cells) => cells[at] ?? ""),
  );
  const withVerbs = columns.filter((cells) => cells.filter(isOfVerbs).length * 2 >= cells.length);
  if (withVerbs.length === 0 || withVerbs.length === columns.length) return null;
  return withVerbs.flatMap(withoutHead).join(", ");
}

/** The cells of a line; quotes may enclose a separator. */
function cellsOf(line: string, separator: string): string[] {
  const cell = new RegExp(`(?:^|${separator})("(?:[^"]|"")*"|[^${separator}]*)`, "g");
  return [...line.matchAll(cell)].map(([, text = ""]) =>
    text
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .replaceAll('""', '"'),
  );
}

function isOfVerbs(cell: string): boolean {
  const words = listedWords(cell);
  return words.length > 0 && words.every(isVerb);
}

function isVerb(word: string): boolean {
  const found = searchInfinitive(word);
  return "verb" in found && found.isKnown;
}

/** A column without its first cell if this has no verb, such as *Español*. */
function withoutHead(cells: readonly string[]): readonly string[] {
  const [head = ""] = cells;
  return listedWords(head).some(isVerb) ? cells : cells.slice(1);
}

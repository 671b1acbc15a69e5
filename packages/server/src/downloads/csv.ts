import type { Language } from "@verbena/core/vocabulary";

export type Cell = string | number | boolean | null;

export type Separator = "," | ";";

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Matches texts that a spreadsheet takes for a formula, also with full-width signs or after spaces.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A CSV file for spreadsheets in a language, in parts. */
export async function* csvFile(
  head: readonly string[],
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
  language: Language,
): AsyncGenerator<string> {
  // Spreadsheets expect semicolons in languages with a decimal comma.
  const separator = language === "en" ? "," : ";";
  yield BYTE_ORDER_MARK + csvLines([head], separator);
  for await (const rows of batches) yield csvLines(rows, separator);
}

/** Lines as in RFC 4180. A text that looks like a formula gets an apostrophe, which spreadsheets hide. */
export function csvLines(rows: readonly (readonly Cell[])[], separator: Separator): string {
  return rows.map((cells) => `${cells.map(csvCell).join(separator)}\r\n`).join("");
}

function csvCell(value: Cell): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  return quoted(formula.test(value) ? `'${value}` : value);
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

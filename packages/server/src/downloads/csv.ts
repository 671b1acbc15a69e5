import type { Instant } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";

export type Cell = string | number | boolean | null;

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Matches texts that a spreadsheet takes for a formula, also with full-width signs or after spaces.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** How spreadsheets in a language write numbers: those with a decimal comma expect semicolons between cells. */
type Notation = { separator: "," | ";"; decimal: "." | "," };

const notationOf = (language: Language): Notation =>
  language === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," };

/** A CSV file for spreadsheets in a language, in parts. */
export async function* csvFile(
  head: readonly string[],
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([head], language);
  for await (const rows of batches) yield csvLines(rows, language);
}

/** Lines as in RFC 4180. */
export function csvLines(rows: readonly (readonly Cell[])[], language: Language): string {
  const notation = notationOf(language);
  return rows
    .map((cells) => cells.map((cell) => csvCell(cell, notation)).join(notation.separator))
    .map((line) => `${line}\r\n`)
    .join("");
}

/** An instant as a date and time in UTC that Excel and LibreOffice read in every language: 2026-03-10 09:00:00. */
export function dateCell(instant: Instant | null): Cell {
  return instant === null ? null : instant.slice(0, "2026-03-10T09:00:00".length).replace("T", " ");
}

/**
 * A text that looks like a formula gets a tab before it, in quotes: Excel and LibreOffice then read a text, and
 * show no mark. LibreOffice shows an apostrophe, which is usual for this.
 */
function csvCell(value: Cell, { decimal }: Notation): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", decimal);
  if (typeof value === "boolean") return String(value);
  return formula.test(value) ? quoted(`\t${value}`) : quotedIfNeeded(value);
}

const quotedIfNeeded = (text: string) => (/[",;\r\n]/.test(text) ? quoted(text) : text);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

import type { Language } from "@verbena/core/vocabulary";

/** What a spreadsheet takes for UTF-8; without it, Excel reads é as Ã©. */
export const BYTE_ORDER_MARK = "\uFEFF";

export type Cell = string | number | boolean | null;

/**
 * Beginnings that spreadsheets take for a formula, full-width ones and after space too.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

export type Separator = "," | ";";

/** Where the comma is the decimal sign, spreadsheets expect semicolons between columns. */
export function separatorIn(language: Language): Separator {
  return language === "en" ? "," : ";";
}

/**
 * Lines of a CSV file (RFC 4180, but for its separator). A text that a spreadsheet would run gets an apostrophe in front,
 * which the spreadsheet hides.
 */
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

import fc from "fast-check";
import { expect, test } from "vitest";
import { csvFile, csvLines, dateCell } from "./csv.ts";

test("cells, line ends and null follow RFC 4180", () => {
  expect(csvLines([["hablar", 25, null, true], ["oír"]], "en")).toBe("hablar,25,,true\r\noír\r\n");
});

test.each([
  ["fr", "verbe;forme\r\n", "hablar;2,5\r\n"],
  ["en", "verbe,forme\r\n", "hablar,2.5\r\n"],
] as const)("a file in %s has the separators of its language", async (language, head, line) => {
  const parts: string[] = [];
  for await (const part of csvFile(["verbe", "forme"], [[["hablar", 2.5]]], language)) {
    parts.push(part);
  }
  expect(parts).toEqual([`\uFEFF${head}`, line]);
});

test.each([
  ["a,b", '"a,b"'],
  ["a;b", '"a;b"'],
  ['dijo "sí"', '"dijo ""sí"""'],
  ["a\nb", '"a\nb"'],
])("%j is quoted", (text, cell) => {
  expect(csvLines([[text]], "en")).toBe(`${cell}\r\n`);
});

test.each(["=1+1", "+34", "-ar", "@SUM(A1)", "＝1+1", "  =1+1", "\u00A0=1+1", "\t=1+1"])(
  "%j becomes a text by a tab in quotes",
  (text) => {
    expect(csvLines([[text]], "en")).toBe(`"\t${text}"\r\n`);
  },
);

test("a formula with quotes becomes a text too", () => {
  expect(csvLines([['=HYPERLINK("a","b")']], "fr")).toBe(`"\t=HYPERLINK(""a"",""b"")"\r\n`);
});

test("a negative number is no formula", () => {
  expect(csvLines([[-1.5]], "fr")).toBe("-1,5\r\n");
});

test("an instant becomes a date and time that spreadsheets read", () => {
  expect(dateCell("2026-03-10T09:00:00.000Z")).toBe("2026-03-10 09:00:00");
  expect(dateCell(null)).toBeNull();
});

test("every text is one cell that does not begin like a formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const [, cell = ""] =
        /^(?:"((?:[^"]|"")*)"|[^",;\r\n]*)\r\n$/.exec(csvLines([[text]], "en")) ?? [];
      const read = cell.replaceAll('""', '"');
      expect(csvLines([[text]], "en")).toMatch(/^(?:"(?:[^"]|"")*"|[^",;\r\n]*)\r\n$/);
      expect(read).not.toMatch(/^[=+\-@]/);
    }),
  );
});

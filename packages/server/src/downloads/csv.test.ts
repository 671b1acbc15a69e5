import fc from "fast-check";
import { expect, test } from "vitest";
import { csvFile, csvLines } from "./csv.ts";

test("cells, line ends and null follow RFC 4180", () => {
  expect(csvLines([["hablar", 2.5, null, true], ["oír"]], ",")).toBe("hablar,2.5,,true\r\noír\r\n");
});

test.each([
  ["fr", "verbe;forme\r\n", "hablar;a\r\n"],
  ["en", "verbe,forme\r\n", "hablar,a\r\n"],
] as const)("a file in %s has the separator of its language", async (language, head, line) => {
  const parts: string[] = [];
  for await (const part of csvFile(["verbe", "forme"], [[["hablar", "a"]]], language)) {
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
  expect(csvLines([[text]], ",")).toBe(`${cell}\r\n`);
});

test.each(["=1+1", "+34", "-ar", "@SUM(A1)", "＝1+1", "  =1+1", "\u00A0=1+1", "\t=1+1"])(
  "%j does not become a formula",
  (text) => {
    expect(csvLines([[text]], ",")).toBe(`'${text}\r\n`);
  },
);

test("a formula that needs quotes becomes a text too", () => {
  expect(csvLines([['=HYPERLINK("a","b")']], ",")).toBe(`"'=HYPERLINK(""a"",""b"")"\r\n`);
});

test("every text is one cell that does not begin like a formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const [, cell = ""] =
        /^(?:"((?:[^"]|"")*)"|[^",;\r\n]*)\r\n$/.exec(csvLines([[text]], ",")) ?? [];
      const read = cell.replaceAll('""', '"');
      expect(csvLines([[text]], ",")).toMatch(/^(?:"(?:[^"]|"")*"|[^",;\r\n]*)\r\n$/);
      expect(read).not.toMatch(/^[=+\-@]/);
    }),
  );
});

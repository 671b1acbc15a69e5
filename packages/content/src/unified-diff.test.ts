import { expect, it } from "vitest";
import { unifiedDiff } from "./unified-diff.ts";

const lines = (...numbers: (number | string)[]) => numbers.map((n) => `${n}\n`).join("");
const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

it("is empty where nothing differs", () => {
  expect(unifiedDiff("a.yaml", "one\n", "one\n")).toBe("");
});

it("shows a change with three lines around it", () => {
  const after = twenty.map((n) => (n === 10 ? "ten" : n));

  expect(unifiedDiff("data/a.yaml", lines(...twenty), lines(...after))).toBe(
    `--- a/data/a.yaml
+++ b/data/a.yaml
@@ -7,7 +7,7 @@
 7
 8
 9
-10
+ten
 11
 12
 13
`,
  );
});

it("counts the lines of a second hunk with what the first put in and took away", () => {
  const after = ["zero", ...twenty.filter((n) => n !== 18)];
  const diff = unifiedDiff("a.yaml", lines(...twenty), lines(...after));

  expect(diff.match(/@@.*@@/g)).toEqual(["@@ -1,3 +1,4 @@", "@@ -15,6 +16,5 @@"]);
});

it("says where the last line has no line break", () => {
  expect(unifiedDiff("a", "one\ntwo", "one\ntwo\n")).toBe(
    "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n one\n-two\n\\ No newline at end of file\n+two\n",
  );
});

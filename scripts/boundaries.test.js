import { join } from "node:path";
import { expect, test } from "vitest";
import rules, { rulesForWhatRuns } from "../.dependency-cruiser.js";
import { boundaryViolations } from "./boundaries.js";
import { root } from "./install.js";

const planted = join(root, "scripts/testdata/planted");
const names = [...(rules.forbidden ?? []), ...rulesForWhatRuns].map(({ name }) => name);

test("each rule finds its planted violation and says what to do about it", async () => {
  const violations = await boundaryViolations(planted, 20);
  const found = names.filter((name) => violations.some((line) => line.includes(`: ${name}. `)));
  expect(found).toEqual(names);
});

test("a run that sees too few modules is an error, not a clean result", async () => {
  await expect(boundaryViolations(planted, 1000)).rejects.toThrow(/saw only \d+ modules/);
});

import { join } from "node:path";
import { expect, test } from "vitest";
import { boundaryViolations } from "./boundaries.js";
import { root } from "./install.js";

const planted = join(root, "scripts/testdata/planted");

test("every planted violation is found, with what to do about it", async () => {
  const violations = await boundaryViolations(planted, 10);
  for (const rule of [
    "core-is-pure",
    "no-circular",
    "the-door-stays-light",
    "no-feature-imports-another-on-the-server",
    "web-features-do-not-know-app",
    "web-layers",
    "web-uses-the-one-door",
  ]) {
    expect(violations).toContainEqual(expect.stringMatching(new RegExp(`: ${rule}\\. \\w+`)));
  }
});

test("a run that sees too few modules is an error, not a clean result", async () => {
  await expect(boundaryViolations(planted, 1000)).rejects.toThrow("saw only 10 modules");
});

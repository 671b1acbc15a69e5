import { expect, test } from "vitest";
import { maskEmail } from "./confirm-address.ts";

test.each([
  ["ana@example.org", "a…@example.org"],
  ["a@example.org", "a…@example.org"],
  ['"a@b"@example.org', '"…@example.org'],
  ["élodie@example.org", "é…@example.org"],
])("%s is masked as %s", (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

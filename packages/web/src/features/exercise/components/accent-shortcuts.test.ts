import { expect, it } from "vitest";
import { withShortcut } from "./accent-shortcuts.ts";

it.each([
  ["hablo'", "habl\u00f3"],
  ["hablo’", "habló"],
  ["hablo´", "habló"],
  ["u:", "ü"],
  ["averigU:", "averigÜ"],
  ["an~", "añ"],
  ["N~", "Ñ"],
])("turns %s into %s, with the letter and its mark as one character", (typed, letter) => {
  expect(withShortcut(typed)).toBe(letter);
});

it.each(["hablo", "b'", "o' ", "a:", "ó'", "'", ""])("leaves %j unchanged", (typed) => {
  expect(withShortcut(typed)).toBe(typed);
});

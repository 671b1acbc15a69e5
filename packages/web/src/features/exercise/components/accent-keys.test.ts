import { expect, it } from "vitest";
import { withShortcut } from "./accent-keys.tsx";

it.each([
  ["hablo'", "habló"],
  ["hablo’", "habló"],
  ["hablo´", "habló"],
  ["u:", "ü"],
  ["averigU:", "averigÜ"],
  ["an~", "añ"],
  ["N~", "Ñ"],
])("turns %s into %s", (typed, letter) => {
  expect(withShortcut(typed)).toBe(letter);
});

it.each(["hablo", "b'", "o' ", "a:", "ó'", "'", ""])("leaves %j unchanged", (typed) => {
  expect(withShortcut(typed)).toBe(typed);
});

it("returns a letter with its mark as one character", () => {
  expect(withShortcut("a'")).toBe("a'".replace("a'", "\u00e1"));
});

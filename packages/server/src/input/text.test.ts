import { expect, test } from "vitest";
import { trimmedText } from "./fields.ts";

const name = trimmedText({ min: 2, max: 10, tooShort: "usernameMin", tooLong: "usernameMax" });
const keysOf = (value: unknown) => name.safeParse(value).error?.issues.map((each) => each.message);

test.each([
  ["Ñu", "two letters"],
  ["Zoë\u0308", "an accent of its own"],
  ["ليلى", "letters written from right to left"],
  ["نی\u200cلو", "a joiner between letters"],
  ["👩‍💻", "an emoji of two, joined"],
  ["❤️❤️", "emojis with their variation"],
  ["𝒜𝓃𝒶", "letters beyond the first plane"],
])("%s is accepted: %s", (value) => {
  expect(name.parse(` ${value}\n`)).toBe(value);
});

test.each([
  ["a\0b", "the character NUL"],
  ["a\tb", "a tabulator"],
  ["a\u0085b", "a control of old terminals"],
  ["a\u202Eb", "an override of the direction"],
  ["a\u2066b", "an isolate of the direction"],
  ["a\uFFFEb", "a noncharacter"],
  ["a\u{10FFFF}b", "the last noncharacter"],
  ["a\uD83Db", "half a character"],
])("%j is refused: %s", (value) => {
  expect(keysOf(value)).toEqual(["invalidValue"]);
});

test.each([
  ["\u200B\u200B\u200B", "spaces of no width"],
  ["\u2800\u2800\u2800", "blanks of braille"],
  ["\u3164\u3164\u3164", "fillers of Hangul"],
  ["\u200B \u200B", "a space between two that have no width"],
  ["A\u00AD\u00AD", "one letter and hyphens that are not shown"],
])("%j is too short: %s is invisible", (value) => {
  expect(keysOf(value)).toEqual(["usernameMin"]);
});

test("invisible characters count towards the maximum length", () => {
  expect(keysOf(`Ana${"\u200D".repeat(8)}`)).toEqual(["usernameMax"]);
});

import { expect, test } from "vitest";
import { memorablePassword } from "./memorable-password.ts";
import { passwordWords } from "./password-words.ts";

test("there are 2,048 different words in alphabetical order, so a password has 33 bits", () => {
  expect(passwordWords).toHaveLength(2 ** 11);
  expect(passwordWords).toEqual([...new Set(passwordWords)].sort());
});

test("every word has four to seven letters that are on every keyboard", () => {
  expect(passwordWords.filter((word) => !/^[a-z]{4,7}$/.test(word))).toEqual([]);
});

test("a password is three words of the list", () => {
  const words = memorablePassword().split("-");
  expect(words).toHaveLength(3);
  expect(passwordWords).toEqual(expect.arrayContaining(words));
});

test("passwords differ, and use words of the whole list", () => {
  const passwords = Array.from({ length: 4000 }, memorablePassword);
  // Two of 4,000 are equal in one run of a thousand, three in one of a billion.
  expect(new Set(passwords).size).toBeGreaterThan(3998);
  // 12,000 draws leave out about 6 of 2,048 words.
  expect(new Set(passwords.flatMap((password) => password.split("-"))).size).toBeGreaterThan(1990);
});

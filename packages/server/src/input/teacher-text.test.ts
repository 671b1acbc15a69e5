import fc from "fast-check";
import { expect, test } from "vitest";
import { lineWithoutLinks } from "./teacher-text.ts";

const line = lineWithoutLinks({ min: 1, max: 200, tooLong: "textTooLong" });
const keysOf = (value: unknown) => line.safeParse(value).error?.issues.map((each) => each.message);

test.each([
  "3e B (lundi, 14 h)",
  "Mme.Roy",
  "M.ROY",
  "J.R. et M. Lenz",
  "Ex. 3.2 à 4.5, p. 12",
  "Révisez « tener »… et dites-le.Bravo",
  "A/B : salle 3",
])("%s is accepted", (words) => {
  expect(line.parse(words)).toBe(words);
});

test.each([
  "exemple.com",
  "EXEMPLE.BE",
  "Sur Exemple.FR/jeu ou t.me",
  "ana@exemple.be",
  "WWW.exemple",
  "HTTP:x",
  "ftp://x",
])("%s is refused", (words) => {
  expect(keysOf(words)).toEqual(["noLinks"]);
});

test("no address of the web is accepted", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.domain().map((name) => name.toLowerCase()),
      ),
      (address) => {
        fc.pre(address.length < 190);
        expect(keysOf(`Voir ${address}`)).toEqual(["noLinks"]);
      },
    ),
  );
});

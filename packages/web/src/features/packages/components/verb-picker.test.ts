import { expect, it } from "vitest";
import { matchingVerbs } from "./verb-picker.tsx";

const verbs = ["enseñar", "levantarse", "oír", "reír"].map((verb) => ({
  verb,
  isIrregular: false,
}));
const matches = (search: string) => matchingVerbs(verbs, search).map(({ verb }) => verb);

it.each([
  ["", ["enseñar", "levantarse", "oír", "reír"]],
  ["  ", ["enseñar", "levantarse", "oír", "reír"]],
  ["ir", ["oír", "reír"]],
  ["ENSEN", ["enseñar"]],
  ["vanta", ["levantarse"]],
  ["xyz", []],
])("“%s” matches %j", (search, expected) => {
  expect(matches(search)).toEqual(expected);
});

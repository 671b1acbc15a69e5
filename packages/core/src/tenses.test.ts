import { expect, it } from "vitest";
import { isPerson } from "./tenses.ts";

it("tells persons by their accents", () => {
  expect(["él", "el", "tú", "ella"].map(isPerson)).toEqual([true, false, true, false]);
});

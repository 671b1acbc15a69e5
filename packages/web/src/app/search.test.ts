import { stringifySearchWith } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { parseSearch, textParameters } from "./search.ts";

it.each([
  ["12e3", "12e3"],
  ["007", "007"],
  ["1.0", "1.0"],
  ["51", 51],
  ["true", true],
  ['"51"', "51"],
  ["ana@example.org", "ana@example.org"],
])("parses %s in a URL as %j", (text, value) => {
  expect(parseSearch(`?search=${encodeURIComponent(text)}`)).toEqual({ search: value });
});

it.each(["12e3", "007", "51", "true", "", "{}"])(
  "reads back the value %j that it wrote",
  (search) => {
    const write = stringifySearchWith(JSON.stringify, JSON.parse);
    expect(parseSearch(write({ search }))).toEqual({ search });
  },
);

it.each([
  ["?verb=tener", { verb: "tener" }],
  ["?verb=51", { verb: "51" }],
  ["?verb=", {}],
  ["?tense=gerundio", {}],
  ["?verb=null", { verb: undefined }],
  ["?verb=[1,2]", { verb: undefined }],
  ["?verb=tener&verb=ser", { verb: undefined }],
])("takes a text of %s", (url, texts) => {
  expect(textParameters(parseSearch(url), "verb")).toStrictEqual(texts);
});

import { expect, test } from "vitest";
import { z } from "zod";
import { cursor, cursorInstant, cursorNumber, encodeCursor, pageWithCursor } from "./cursor.ts";

const schema = cursor(z.tuple([cursorInstant, cursorNumber]));

test("a decoded cursor equals the encoded place", () => {
  const place = ["2026-03-10T12:00:00.000Z", 7];
  expect(schema.parse(encodeCursor(place))).toEqual(place);
});

test.each([
  ["no base64", "%"],
  ["no JSON", Buffer.from("[1").toString("base64url")],
  ["a place of another list", encodeCursor(["ana", 7])],
  ["a year that PostgreSQL refuses", encodeCursor(["0000-01-01T00:00:00Z", 7])],
  ["a number that PostgreSQL refuses", encodeCursor(["2026-03-10T12:00:00.000Z", 2 ** 31])],
])("%s is refused", (_, given) => {
  const { error } = schema.safeParse(given);
  expect(error?.issues).toMatchObject([{ path: [], message: "invalidValue" }]);
});

test("a page has a next cursor only if rows remain", () => {
  const placeOf = (row: number) => [row];
  expect(pageWithCursor([1, 2, 3], 2, placeOf)).toEqual({ page: [1, 2], next: encodeCursor([2]) });
  expect(pageWithCursor([1, 2], 2, placeOf)).toEqual({ page: [1, 2], next: null });
});

import type { LoggedAction } from "@verbena/server/client";
import { expect, it } from "vitest";
import { foldActions } from "./fold-actions.ts";

const rosa = { id: "1", username: "Rosa" };
const eva = { id: "2", username: "Eva" };
const [ana, zoe] = ["Ana", "Zoé"].map((username) => ({
  target: { id: username, username },
  details: {},
}));

const done = (at: string, change: Partial<LoggedAction> = {}): LoggedAction => ({
  kind: "password-reset-sent",
  at: `2026-03-10T${at}Z`,
  admin: rosa,
  formerAdmin: null,
  count: 1,
  subjects: [],
  ...change,
});

it("tells what somebody did again within a minute as one, with all whom it was about", () => {
  const second = done("12:00:40.000", { count: 100, subjects: ana ? [ana] : [] });
  const first = done("12:00:01.000", { subjects: zoe ? [zoe] : [] });

  expect(foldActions([second, first])).toEqual([{ ...second, count: 101, subjects: [ana, zoe] }]);
});

it.each([
  ["in another minute", done("11:59:59.000")],
  ["of another kind", done("12:00:01.000", { kind: "user-deleted" })],
  ["by somebody else", done("12:00:01.000", { admin: eva })],
  ["by nobody who is left", done("12:00:01.000", { admin: null })],
])("tells apart what was done %s", (_, earlier) => {
  const actions = [done("12:00:40.000"), earlier];

  expect(foldActions(actions)).toEqual(actions);
});

it("leaves the order as it is", () => {
  const between = done("12:00:30.000", { kind: "users-exported" });
  const actions = [done("12:00:40.000"), between, done("12:00:01.000")];

  expect(foldActions(actions)).toEqual(actions);
});

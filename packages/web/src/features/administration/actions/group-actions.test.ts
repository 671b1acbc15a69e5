import type { LoggedAction } from "@verbena/server/client";
import { expect, it } from "vitest";
import { actionsByDay, joinBatches } from "./group-actions.ts";

const rosa = { id: "1", username: "Rosa" };
const eva = { id: "2", username: "Eva" };
const [ana, zoe] = ["Ana", "Zoé"].map((username) => ({
  target: { id: username, username },
  details: {},
}));

const action = (at: string, change: Partial<LoggedAction> = {}): LoggedAction => ({
  kind: "password-reset-sent",
  at: `2026-03-10T${at}Z`,
  admin: rosa,
  formerAdmin: null,
  count: 1,
  subjects: [],
  ...change,
});

it("joins actions of the same kind and administrator within a minute", () => {
  const second = action("12:00:40.000", { count: 100, subjects: ana ? [ana] : [] });
  const first = action("12:00:01.000", { subjects: zoe ? [zoe] : [] });

  expect(joinBatches([second, first])).toEqual([{ ...second, count: 101, subjects: [ana, zoe] }]);
});

it.each([
  ["in another minute", action("11:59:59.000")],
  ["of another kind", action("12:00:01.000", { kind: "user-deleted" })],
  ["by another administrator", action("12:00:01.000", { admin: eva })],
  ["by a deleted account", action("12:00:01.000", { admin: null })],
])("does not join an action %s", (_, earlier) => {
  const actions = [action("12:00:40.000"), earlier];

  expect(joinBatches(actions)).toEqual(actions);
});

it("keeps the order of actions that it does not join", () => {
  const between = action("12:00:30.000", { kind: "users-exported" });
  const actions = [action("12:00:40.000"), between, action("12:00:01.000")];

  expect(joinBatches(actions)).toEqual(actions);
});

it("groups actions by day in the administrator's time zone", () => {
  const [noon, night, evening] = [
    { ...action("00:00:00.000"), at: "2026-03-11T10:00:00.000Z" },
    { ...action("00:00:00.000"), at: "2026-03-10T23:30:00.000Z" },
    { ...action("00:00:00.000"), at: "2026-03-10T22:30:00.000Z" },
  ];

  expect(actionsByDay([noon, night, evening], "Europe/Madrid")).toEqual([
    { day: "2026-03-11", actions: [noon, night] },
    { day: "2026-03-10", actions: [evening] },
  ]);
  expect(actionsByDay([], "Europe/Madrid")).toEqual([]);
});

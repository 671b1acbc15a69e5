import type { LoggedAction } from "@verbena/server/client";
import { expect, it } from "vitest";
import { groupsByDay } from "./actions-of-day.tsx";

const rosa = { id: "1", username: "Rosa" };
const eva = { id: "2", username: "Eva" };

const action = (at: string, change: Partial<LoggedAction> = {}): LoggedAction => ({
  id: at,
  kind: "password-reset-sent",
  at: `2026-03-10T${at}Z`,
  admin: rosa,
  target: null,
  details: {},
  ...change,
});

it("groups actions of the same kind and administrator within a minute", () => {
  const [second, first] = [action("12:00:40.000"), action("12:00:01.000")];
  expect(groupsByDay([second, first], "UTC")).toEqual([
    { day: "2026-03-10", groups: [[second, first]] },
  ]);
});

it.each([
  ["in another minute", action("11:59:59.000")],
  ["of another kind", action("12:00:01.000", { kind: "user-deleted" })],
  ["by another administrator", action("12:00:01.000", { admin: eva })],
  ["by a deleted account", action("12:00:01.000", { admin: null })],
])("does not group an action %s", (_, earlier) => {
  const later = action("12:00:40.000");
  expect(groupsByDay([later, earlier], "UTC")).toMatchObject([{ groups: [[later], [earlier]] }]);
});

it("keeps the order of actions that it does not group", () => {
  const between = action("12:00:30.000", { kind: "users-exported" });
  const [later, earlier] = [action("12:00:40.000"), action("12:00:01.000")];
  expect(groupsByDay([later, between, earlier], "UTC")).toMatchObject([
    { groups: [[later], [between], [earlier]] },
  ]);
});

it("divides actions by day in the administrator's time zone", () => {
  const [noon, night, evening] = [
    action("", { at: "2026-03-11T10:00:00.000Z" }),
    action("", { at: "2026-03-10T23:30:00.000Z" }),
    action("", { at: "2026-03-10T22:30:00.000Z" }),
  ];
  expect(groupsByDay([noon, night, evening], "Europe/Madrid")).toEqual([
    { day: "2026-03-11", groups: [[noon], [night]] },
    { day: "2026-03-10", groups: [[evening]] },
  ]);
  expect(groupsByDay([], "Europe/Madrid")).toEqual([]);
});

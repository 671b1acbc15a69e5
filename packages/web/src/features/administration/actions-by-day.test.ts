import type { LoggedAction } from "@verbena/server/client";
import { expect, it } from "vitest";
import { actionsByDay } from "./actions-by-day.ts";

const done = (at: string): LoggedAction => ({
  kind: "users-exported",
  at,
  admin: null,
  formerAdmin: null,
  count: 1,
  subjects: [],
});

it("puts actions of one day of the administrator together, in their order", () => {
  const [noon, night, evening] = [
    done("2026-03-11T10:00:00.000Z"),
    done("2026-03-10T23:30:00.000Z"),
    done("2026-03-10T22:30:00.000Z"),
  ];

  expect(actionsByDay([noon, night, evening], "Europe/Madrid")).toEqual([
    { day: "2026-03-11", actions: [noon, night] },
    { day: "2026-03-10", actions: [evening] },
  ]);
});

it("has no day where nothing was done", () => {
  expect(actionsByDay([], "Europe/Madrid")).toEqual([]);
});

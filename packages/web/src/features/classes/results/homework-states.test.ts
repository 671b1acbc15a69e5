import type { PupilSummary } from "@verbena/server/client";
import { expect, it } from "vitest";
import { groupByState } from "./homework-states.ts";

type Work = PupilSummary["assignments"][number];

function pupil(name: string, change: Partial<Work> | null): PupilSummary {
  const base = { assignmentId: "1", until: "2026-11-27T22:59:59.999Z", isLate: false };
  const work = { ...base, kind: "begun" as const, done: 3, needed: 18 };
  return {
    userId: name,
    name,
    days: [],
    assignments: change === null ? [] : [{ ...work, ...change }],
  };
}

it("groups the pupils who have an assignment by how far they are", () => {
  const pupils = [
    pupil("Adam", { kind: "done" }),
    pupil("Aya", { kind: "done", isLate: true }),
    pupil("Emma", { kind: "begun", isLate: true }),
    pupil("Hugo", { kind: "not-begun" }),
    pupil("Inès", { kind: "excused" }),
    pupil("Jade", { kind: "empty" }),
    pupil("Jules", null),
    pupil("Léa", { assignmentId: "2", kind: "done" }),
  ];
  const groups = Object.entries(groupByState(pupils, "1")).map(
    ([state, members]) => `${state}: ${members.map(({ name }) => name).join(", ")}`,
  );

  expect(groups).toEqual([
    "not-begun: Hugo",
    "begun: Emma",
    "done: Adam",
    "late: Aya",
    "excused: Inès, Jade",
  ]);
});

// @vitest-environment happy-dom

import { act, renderHook } from "@testing-library/react";
import { formProgress } from "@verbena/core/classes/form-progress";
import type { LearnerAssignment } from "@verbena/server/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nothingAcknowledged, type Outbox } from "#queue/outbox.ts";
import { answer } from "#testing/events.ts";
import { fakeOutbox, fakeQueue, fakeServer } from "#testing/fake-progress.ts";
import { ProgressContext } from "./progress-provider.tsx";
import { createProgressStore, type ProgressStore } from "./progress-store.ts";
import { afterAnswers, useAssignments } from "./use-assignments.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-02T10:00:00.000Z") }));
afterEach(() => void vi.useRealTimers());

const START = "2026-03-01T00:00:00.000Z";

const assignment: LearnerAssignment = {
  classId: "class",
  assignmentId: "assignment",
  note: "",
  versions: [
    {
      since: START,
      task: { kind: "family", family: "preterito-indefinido" },
      goal: { kind: "each-once" },
      region: "spain",
      persons: ["yo", "tú"],
      acceptsMissingAccents: true,
    },
  ],
  from: START,
  until: "2026-03-09T22:59:59.999Z",
  formsMax: null,
  formCount: 2,
  excused: false,
  progress: {},
};

function serverWithAssignment() {
  const remote = fakeServer();
  remote.state.assignments = [assignment];
  return remote;
}

async function openTab(
  api: ReturnType<typeof fakeServer>,
  outbox: Outbox = fakeOutbox(),
  tabs: ProgressStore[] = [],
) {
  const store: ProgressStore = createProgressStore({
    queue: fakeQueue(outbox),
    api,
    now: () => new Date().toISOString(),
    toServerTime: (at) => at,
    timeZone: () => "Europe/Paris",
    broadcast(message) {
      for (const other of tabs)
        if (other !== store) void other.handleMessage(structuredClone(message));
    },
    afterPaint: (task) => task(),
  });
  tabs.push(store);
  await store.start();
  const { result } = renderHook(useAssignments, {
    wrapper: ({ children }) => <ProgressContext value={store}>{children}</ProgressContext>,
  });
  const right = (context: string) => {
    const [copy] = result.current;
    const card = { family: "preterito-indefinido", item: "tener", context } as const;
    return copy && formProgress(copy.progress, card).right.length;
  };
  return { store, outbox, right };
}

it("counts an answer at once, and once it is sent", async () => {
  const { store, right } = await openTab(serverWithAssignment());
  await act(() => store.record(answer("a")));
  expect([right("yo"), right("tú")]).toEqual([1, 0]);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(store.getSnapshot().waiting).toBe(0);
  expect([right("yo"), right("tú")]).toEqual([1, 0]);
});

it("keeps assignments and their progress on the device", async () => {
  const remote = serverWithAssignment();
  const { store, outbox } = await openTab(remote);
  await act(() => store.record(answer("a")));
  await act(() => vi.advanceTimersByTimeAsync(500));
  remote.state.reachable = false;
  const later = await openTab(remote, outbox);
  await act(() => later.store.record(answer("b", { context: "tú" })));
  expect([later.right("yo"), later.right("tú")]).toEqual([1, 1]);
});

it("shows in one tab what another tab sends", async () => {
  const [remote, outbox, tabs]: [ReturnType<typeof fakeServer>, Outbox, ProgressStore[]] = [
    serverWithAssignment(),
    fakeOutbox(),
    [],
  ];
  const one = await openTab(remote, outbox, tabs);
  const other = await openTab(remote, outbox, tabs);
  await act(() => one.store.record(answer("a")));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect([one.right("yo"), other.right("yo")]).toEqual([1, 1]);
});

it("loads an assignment that a teacher gives meanwhile", async () => {
  const remote = fakeServer();
  const { store, right } = await openTab(remote);
  expect(right("yo")).toBeUndefined();
  remote.state.assignments = [assignment];
  // Giving an assignment raises the number of the learner's last change.
  remote.changeScheduler(null);
  await act(() => store.record(answer("a")));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(right("yo")).toBe(1);
});

it("does not count an answer that is taken back before it is sent", () => {
  const slip = answer("a");
  const { family, at, timeZone } = slip;
  const retraction = { kind: "retraction", id: "b", family, at, timeZone, answer: "a" } as const;
  const [copy] = afterAnswers([assignment], [slip, retraction]);
  expect(copy).toEqual(assignment);
});

it("has no assignments in a state that version 1.0 stored", async () => {
  const remote = fakeServer();
  remote.state.reachable = false;
  const outbox = fakeOutbox();
  await outbox.update({ acknowledged: { ...nothingAcknowledged, version: 1 } });
  const { store } = await openTab(remote, outbox);
  expect(store.getSnapshot()).toMatchObject({ version: 1, assignments: [] });
});

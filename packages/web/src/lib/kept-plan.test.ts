// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fillStorage } from "#testing/fill-storage.ts";
import { forgetPlan, keepPlan, keptPlan, onPlanChange } from "./kept-plan.ts";

const plan = { day: "2026-03-10", basis: "aim 20", planned: 20, left: 12 };

afterEach(() => vi.unstubAllGlobals());
beforeEach(forgetPlan);

it("keeps a plan for its learner and for nobody else", () => {
  keepPlan("ana", plan);

  expect(keptPlan("ana")).toEqual(plan);
  expect(keptPlan("luis")).toBeNull();
});

it("never replaces a plan by one of the same day that has more left", () => {
  keepPlan("ana", plan);
  keepPlan("ana", { ...plan, planned: 25, left: 17 });
  expect(keptPlan("ana")).toEqual(plan);

  keepPlan("ana", { ...plan, planned: 25, left: 11 });
  expect(keptPlan("ana")).toEqual({ ...plan, left: 11 });

  keepPlan("ana", { ...plan, planned: 18, left: 9 });
  expect(keptPlan("ana")).toEqual({ ...plan, planned: 18, left: 9 });
});

it.each([{ day: "2026-03-11" }, { basis: "aim 30" }])("replaces it for %o", (change) => {
  keepPlan("ana", plan);
  const other = { ...plan, ...change, planned: 30, left: 30 };
  keepPlan("ana", other);
  expect(keptPlan("ana")).toEqual(other);
});

it("reads what another tab has kept", () => {
  keepPlan("ana", plan);
  const text = localStorage.getItem("verbena_today") ?? "";
  localStorage.setItem("verbena_today", text.replace('"left":12', '"left":7'));
  expect(keptPlan("ana")?.left).toBe(7);
});

it("keeps the plan in the tab if storage is full", () => {
  fillStorage("localStorage");
  keepPlan("ana", plan);
  expect(keptPlan("ana")).toEqual(plan);
});

it("tells listeners only of changes, and gives the same object until then", () => {
  const listener = vi.fn();
  const stop = onPlanChange(listener);
  keepPlan("ana", plan);
  const kept = keptPlan("ana");
  keepPlan("ana", plan);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(keptPlan("ana")).toBe(kept);
  stop();
});

// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAfterPaint } from "./after-paint.ts";

/** The tasks that wait for the next frame, and those that wait for idle time. */
let frames: (() => void)[];
let idle: (() => void)[];

beforeEach(() => {
  [frames, idle] = [[], []];
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => frames.push(task));
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idle.push(task));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const runAll = (tasks: (() => void)[]) =>
  act(() => {
    for (const task of tasks.splice(0)) task();
  });

it("shows a new value in idle time after the paint", () => {
  const { result, rerender } = renderHook(useAfterPaint, { initialProps: "question" });
  runAll(frames);
  runAll(idle);
  rerender("verdict");
  expect(idle).toEqual([]);
  runAll(frames);
  expect(result.current).toBe("question");
  runAll(idle);
  expect(result.current).toBe("verdict");
});

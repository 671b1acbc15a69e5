// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeOver } from "#lib/take-over.ts";
import { waitFor } from "#testing/wait-for.ts";
import { Later } from "./later.tsx";

/** The tasks that wait for the next frame or for idle time. */
let tasks: (() => void)[];

beforeEach(() => {
  tasks = [];
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => tasks.push(task));
  vi.stubGlobal("requestIdleCallback", (task: () => void) => tasks.push(task));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const runFirst = () => act(() => tasks.shift()?.());
const shown = () => screen.queryAllByText(/one|two/).map(({ textContent }) => textContent);

const page = (
  <>
    <Later>
      <p>one</p>
    </Later>
    <Later>
      <p>two</p>
    </Later>
  </>
);

it("adds one part after the other, each after a paint", async () => {
  render(page);
  expect(shown()).toEqual([]);
  await runFirst();
  await runFirst();
  expect(shown()).toEqual(["one"]);
  await runFirst();
  await runFirst();
  expect(shown()).toEqual(["one", "two"]);
});

it("waits until the application has taken over from the first paint", async () => {
  document.body.innerHTML = '<div id="first"></div><div id="root"><p></p></div>';
  render(page);
  expect(tasks).toEqual([]);
  takeOver();
  await waitFor(() => expect(document.getElementById("first")).toBeNull());
  while (tasks.length > 0) await runFirst();
  expect(shown()).toEqual(["one", "two"]);
});

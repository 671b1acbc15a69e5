// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenToKeys } from "../first-paint/exercise.ts";
import { rememberActions } from "../first-paint/remember-actions.ts";
import type { FirstPaint } from "./first-paint.ts";
import { holdFirstPaint, takeOver, takeOverInAnyState } from "./take-over.ts";

const page = (sentence: string) =>
  `<span data-blank><input name="${sentence}"></span><button>Check</button>`;

/** Keys and presses that reach the application. */
let actions: string[];

beforeEach(() => {
  vi.useFakeTimers();
  actions = [];
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  globalThis.verbenaFirstPaint = undefined;
});

/** Shows the first paint of a sentence. Behind it, the application shows a sentence, or nothing yet. */
function show({ behind = "Yo _____ aquí." }: { behind?: string | null } = {}) {
  document.body.innerHTML = `<div id="first">${page("Yo _____ aquí.")}</div><div id="root"></div>`;
  const [first, root] = document.querySelectorAll<HTMLElement>("div");
  const field = document.querySelector("input");
  const button = document.querySelector("button");
  if (!first || !root || !field || !button) throw new Error("The page is incomplete.");
  if (behind !== null) root.innerHTML = page(behind);
  root.addEventListener("keydown", ({ key }) => actions.push(key));
  root.querySelector("button")?.addEventListener("click", () => actions.push("check"));
  const state: FirstPaint = { isPressed: false, isComposing: false };
  rememberActions(first, state);
  listenToKeys(first, state);
  return { field, button };
}

const fire = (target: Element, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));

const press = (target: Element, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));

const isOver = () => document.getElementById("first") === null;

const answer = () => document.querySelector<HTMLInputElement>("#root input")?.value;

it("waits until a composition ends, also if a press ends before", async () => {
  const { field } = show();
  fire(field, "compositionstart");
  fire(field, "pointerdown");
  fire(field, "pointerup");
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver()).toBe(false);
  field.value = "vivo";
  fire(field, "compositionend");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver()).toBe(true);
  expect(answer()).toBe("vivo");
});

it("does not wait for a composition after a button was pressed: on a phone, it would not end", async () => {
  const { field, button } = show();
  fire(field, "compositionstart");
  field.value = "vivo";
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  fire(button, "pointerdown");
  fire(button, "pointerup");
  button.click();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answer()).toBe("vivo");
  expect(actions).toEqual(["check"]);
});

it("does not wait for the end of a press that opened a menu", async () => {
  const { field } = show();
  fire(field, "pointerdown");
  fire(field, "contextmenu");
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver()).toBe(true);
});

it("submits once if Enter is held down", async () => {
  const { field } = show();
  field.value = "vivo";
  press(field, { key: "Enter" });
  press(field, { key: "Enter", repeat: true });
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(actions).toEqual(["Enter"]);
});

it("does not submit if Enter was held down since an earlier page", async () => {
  const { field } = show();
  field.value = "vivo";
  press(field, { key: "Enter", repeat: true });
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver()).toBe(true);
  expect(actions).toEqual([]);
});

it("neither types nor submits an answer in another sentence", async () => {
  const { field } = show({ behind: "Tú _____ aquí." });
  field.value = "vivo";
  press(field, { key: "Enter" });
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver()).toBe(true);
  expect(answer()).toBe("");
  expect(actions).toEqual([]);
});

it("waits for a part that is not ready, but not forever", async () => {
  show();
  const release = holdFirstPaint();
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver()).toBe(false);
  takeOverInAnyState();
  expect(isOver()).toBe(true);
  release();
});

it("stays while the application shows nothing", () => {
  show({ behind: null });
  takeOverInAnyState();
  expect(isOver()).toBe(false);
});

import { afterPaint } from "./after-paint.ts";
import { buttonName, ENTER, isBusy, PRESS_ENDS } from "./first-paint.ts";
import { loadFonts } from "./late-fonts.ts";

/** The events after which the application can take over from a busy first paint. */
const ENDS = [...PRESS_ENDS, "compositionend"] as const;

/** Time for the click that follows the end of a press. */
const CLICK_MS = 50;

const firstPaint = () => document.getElementById("first");

/**
 * Shows the application in place of the first paint. Call this when a page has its content. Keeps what was typed and
 * chosen, the focus, and the selection, and presses the button that was pressed before. Does nothing later.
 */
export function takeOver(): void {
  // After React's commit: within it, React would undo the changes of its fields. Still in the same task.
  if (firstPaint()) queueMicrotask(() => held === 0 && takeOverInAnyState());
}

/** Takes over although parts of the page may not be ready. */
export function takeOverInAnyState(): void {
  const first = firstPaint();
  const root = document.getElementById("root");
  if (!first || !root?.hasChildNodes()) return;
  if (isBusy(globalThis.verbenaFirstPaint)) {
    const again = () => setTimeout(takeOverInAnyState, CLICK_MS);
    for (const end of ENDS) addEventListener(end, again, { once: true });
    return;
  }
  const isSame = copyFields(first, root);
  const focused = document.activeElement;
  const focus = first.contains(focused) ? focusOn(focused, root) : () => undefined;
  first.remove();
  focus();
  if (waiting.length > 0) runNext();
  afterPaint(() => void loadFonts());
  const { press } = globalThis.verbenaFirstPaint ?? {};
  if (isSame && press !== undefined) setTimeout(() => repeatPress(root, press));
}

function repeatPress(root: HTMLElement, press: string): void {
  if (press !== ENTER) {
    findButton(root, press)?.click();
    return;
  }
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(enter);
}

/** The tasks that wait for the first page of the application. */
const waiting: (() => void)[] = [];

/**
 * Runs a task after the application's first page has been painted. Tasks run one after the other, each after a paint of
 * its own: none of them delays the first page or an answer to it.
 */
export function afterTakeOver(task: () => void): void {
  waiting.push(task);
  if (waiting.length === 1 && !firstPaint()) runNext();
}

function runNext(): void {
  afterPaint(() => {
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) runNext();
  });
}

/** How many parts of the page are not ready yet. */
let held = 0;

/** Lets the first paint stay until the returned function is called. */
export function holdFirstPaint(): () => void {
  held += 1;
  return () => {
    held -= 1;
    takeOver();
  };
}

/**
 * Copies what differs, also what a password manager has filled in. Returns whether the application has all fields: it may
 * show another page or another sentence.
 */
function copyFields(first: HTMLElement, root: HTMLElement): boolean {
  const fields = [...first.querySelectorAll("input")];
  const copies = fields.map((field) => findField(root, field.name));
  for (const [index, field] of fields.entries()) {
    const copy = copies[index];
    if (!copy) continue;
    if (field.type === "checkbox") {
      if (field.checked !== copy.checked) copy.click();
    } else if (field.value !== "") setValue(copy, field.value);
  }
  return !copies.includes(undefined);
}

/** Changes a field as the learner would: the setter of the prototype hides the change from React until the event. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Returns a function that focuses the element's counterpart, with the same selection. */
function focusOn(focused: Element | null, root: HTMLElement): () => void {
  if (focused instanceof HTMLButtonElement) {
    return () => findButton(root, buttonName(focused))?.focus({ preventScroll: true });
  }
  if (!(focused instanceof HTMLInputElement)) return () => undefined;
  const { name, selectionStart, selectionEnd, selectionDirection } = focused;
  return () => {
    const field = findField(root, name);
    field?.focus({ preventScroll: true });
    // Fields for addresses have no selection.
    if (selectionStart === null) return;
    field?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

function findField(root: HTMLElement, name: string): HTMLInputElement | undefined {
  return [...root.querySelectorAll("input")].find((field) => name !== "" && field.name === name);
}

function findButton(root: HTMLElement, name: string): HTMLButtonElement | undefined {
  return [...root.querySelectorAll("button")].find((button) => buttonName(button) === name);
}

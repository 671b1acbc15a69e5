import { buttonName, type FirstPaint, PRESS_ENDS } from "#lib/first-paint.ts";

/** Remembers what the visitor does on the first paint. The application does it once it has taken over. */
export function rememberActions(first: HTMLElement, state: FirstPaint): void {
  globalThis.verbenaFirstPaint = state;
  const set = (name: "isPressed" | "isComposing", value: boolean) => () => {
    state[name] = value;
  };
  first.addEventListener("pointerdown", set("isPressed", true));
  for (const end of PRESS_ENDS) addEventListener(end, set("isPressed", false));
  first.addEventListener("compositionstart", set("isComposing", true));
  addEventListener("compositionend", set("isComposing", false));
  // As in the application, pressing a button beside the field leaves the focus in the field.
  first.querySelector("[data-stage]")?.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
  });
  first.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    if (button.dataset["letter"] === undefined) state.press = buttonName(button);
  });
}

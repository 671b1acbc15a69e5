import { buttonName, type FirstPaint } from "#lib/first-paint.ts";

/** Remembers what the visitor does on the first paint. The application does it once it has taken over. */
export function rememberActions(first: HTMLElement, state: FirstPaint): void {
  globalThis.verbenaFirstPaint = state;
  const busy = (isBusy: boolean) => () => {
    state.isBusy = isBusy;
  };
  first.addEventListener("pointerdown", busy(true));
  first.addEventListener("compositionstart", busy(true));
  for (const end of ["pointerup", "pointercancel", "compositionend"] as const) {
    addEventListener(end, busy(false));
  }
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

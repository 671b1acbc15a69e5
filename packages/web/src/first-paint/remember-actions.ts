import { buttonName, type FirstPaint } from "#lib/take-over.ts";

/** Remembers what the visitor does on the first paint. The application does it once it has taken over. */
export function rememberActions(first: HTMLElement): void {
  const state: FirstPaint = { isBusy: false };
  globalThis.verbenaFirstPaint = state;
  const busy = (isBusy: boolean) => () => {
    state.isBusy = isBusy;
  };
  first.addEventListener("pointerdown", busy(true));
  first.addEventListener("compositionstart", busy(true));
  for (const end of ["pointerup", "pointercancel", "compositionend"] as const) {
    addEventListener(end, busy(false));
  }
  first.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    state.press = buttonName(button);
  });
}

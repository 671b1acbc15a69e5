import type { FirstItem } from "@verbena/server/client";

/*
 * Until the application shows its first page, the document shows a copy of it in #first. src/first-paint/ fills the copy.
 */

export type FirstPaint = {
  /** Whether a press is in progress. */
  isPressed: boolean;
  /** Whether an input method composes a text in a field. */
  isComposing: boolean;
  /** The name of the button that was pressed last, or {@link ENTER}. */
  press?: string;
  /** The sentence that is shown. */
  item?: FirstItem;
};

/** In place of the name of a button: the field was submitted. */
export const ENTER = "\n";

declare global {
  /** What happened on the first paint. Undefined in development, which has none. */
  var verbenaFirstPaint: FirstPaint | undefined;
  /** Resolves once the style sheets are loaded. */
  var verbenaStyles: Promise<unknown> | undefined;
}

/** The events that end a press. A menu takes the end of its press. */
export const PRESS_ENDS = ["pointerup", "pointercancel", "contextmenu"] as const;

/**
 * Whether the application has to wait. A pressed button ends a composition: on Android, a word stays composed until the
 * keyboard is told otherwise.
 */
export const isBusy = (state: FirstPaint | undefined): boolean =>
  state !== undefined && (state.isPressed || (state.isComposing && state.press === undefined));

/** The accessible name of a button. Buttons of the first paint and of the application have the same names. */
export function buttonName(button: HTMLButtonElement): string {
  return button.getAttribute("aria-label") ?? button.textContent;
}

/** Lets the style sheet use the fonts. */
export const applyFonts = () => document.documentElement.toggleAttribute("data-fonts", true);

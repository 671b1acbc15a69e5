import { applyFonts } from "./first-paint.ts";

let areLoaded = false;

/** Loads the fonts. Without a network, the page keeps the fonts of the device. */
export async function loadFonts(): Promise<void> {
  const fonts = ["1em Figtree", '700 1em "Bricolage Grotesque"'];
  try {
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    areLoaded = true;
  } catch {
    // The next visit tries again.
  }
}

/**
 * Applies the fonts if they are loaded. Call this when a page or a sentence replaces another one: what a learner can
 * already see does not move.
 */
export function applyLoadedFonts(): void {
  if (areLoaded) applyFonts();
}

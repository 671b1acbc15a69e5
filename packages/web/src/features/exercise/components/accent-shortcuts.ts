/** Shortcuts for a letter with its mark: `a'`, `u:`, `n~`. */
const shortcuts = [
  { typed: /([aeiou])['’‘´]$/i, mark: "\u0301" },
  { typed: /(u)[:¨]$/i, mark: "\u0308" },
  { typed: /(n)[~˜]$/i, mark: "\u0303" },
] as const;

/**
 * Replaces a shortcut at the end of a text by its letter; returns any other text unchanged.
 *
 * @example withShortcut("hablo'") // "habló"
 */
export function withShortcut(beforeCaret: string): string {
  for (const { typed, mark } of shortcuts) {
    const letter = typed.exec(beforeCaret)?.[1];
    if (letter) return beforeCaret.replace(typed, (letter + mark).normalize("NFC"));
  }
  return beforeCaret;
}

/** Replaces a shortcut before the caret, and leaves the caret after the letter. */
export function replaceShortcut(field: HTMLInputElement): void {
  const caret = field.selectionStart ?? field.value.length;
  const typed = field.value.slice(0, caret);
  const replaced = withShortcut(typed);
  if (replaced !== typed) field.setRangeText(replaced, 0, caret, "end");
}

/** Inserts a letter at the caret, as the keys for accents do. */
export function insertLetter(field: HTMLInputElement, letter: string): void {
  const start = field.selectionStart ?? field.value.length;
  field.setRangeText(letter, start, field.selectionEnd ?? start, "end");
  // Tells React of the change. The event has no inputType, because the learner has not typed the letter.
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  field.focus({ preventScroll: true });
}

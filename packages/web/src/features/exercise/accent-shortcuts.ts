/** Letters with their mark, by what is typed for them: `a'`, `u:`, `n~`. */
const shortcuts = [
  { typed: /([aeiou])['’‘´]$/i, mark: "\u0301" },
  { typed: /(u)[:¨]$/i, mark: "\u0308" },
  { typed: /(n)[~˜]$/i, mark: "\u0303" },
] as const;

/**
 * Turns a shortcut that ends a text into its letter; any other text comes back as it is.
 *
 * @param beforeCaret the text up to and with the character just typed
 * @example withShortcut("habl" + "o'") // "habló"
 */
export function withShortcut(beforeCaret: string): string {
  for (const { typed, mark } of shortcuts) {
    const letter = typed.exec(beforeCaret)?.[1];
    if (letter) return beforeCaret.replace(typed, (letter + mark).normalize("NFC"));
  }
  return beforeCaret;
}

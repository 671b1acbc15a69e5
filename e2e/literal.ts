/** A text as a part of a regular expression that matches it and nothing else. */
export function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

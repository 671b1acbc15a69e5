/**
 * Text with the marks that typography wants for those that keyboards have: an apostrophe within a
 * word, or before a Dutch *s*, *t* or *n*, and an ellipsis of one character. Straight marks around
 * words stay: which ones they stand for is for people to say.
 */
export function withTypographicMarks(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/(?<![\p{L}\p{N}])'(?=[stn](?!\p{L}|'))/gu, "’")
    .replace(/\.{3,}/g, "…");
}

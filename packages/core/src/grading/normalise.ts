/** Characters that a keyboard or a paste can leave behind and nobody can see. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * An answer as the learner meant to type it: composed (NFC), without invisible characters, with
 * single spaces inside and none around.
 */
export function tidyAnswer(text: string): string {
  return text.normalize("NFC").replace(INVISIBLE, "").trim().replace(/\s+/g, " ");
}

/** Lower case; marks stay. */
export function withoutCase(text: string): string {
  return text.toLocaleLowerCase("es");
}

/**
 * Without combining marks (Unicode NFD), so that also ñ becomes n and ü becomes u.
 *
 * @example withoutMarks("señalé") // "senale"
 */
export function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Crockford's base 32: digits and capital letters without I, L, O, and U. https://www.crockford.com/base32.html */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const CLASS_CODE_LENGTH = 8;

/**
 * Makes the code of a class.
 *
 * @param bytes at least {@link CLASS_CODE_LENGTH} random bytes; each gives a character, with the same probability
 */
export function makeClassCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CLASS_CODE_LENGTH), (byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  ).join("");
}

/**
 * The code that somebody means who has typed it in any case, with spaces or hyphens, with O for 0, or with I or l for 1;
 * null if it is none.
 *
 * @example readClassCode("3b7k-ohil") // "3B7K0H11"
 */
export function readClassCode(typed: string): string | null {
  const code = typed
    .replaceAll(/[\s\p{Dash}]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return code.length === CLASS_CODE_LENGTH && [...code].every((each) => ALPHABET.includes(each))
    ? code
    : null;
}

/** A code as people read it, in two halves of four characters: 3B7K 0H1W. */
export const codeInHalves = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

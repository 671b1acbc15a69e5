import { readFile } from "node:fs/promises";
import { invalidInput } from "../../errors/app-error.ts";

/** Attackers try these first. */
type Known = { email: string; username: string };

/**
 * @param path of the password in the input
 * @throws AppError invalid_input for a common password, or one made from the name or the address
 */
export async function refuseGuessable(path: string, password: string, known: Known): Promise<void> {
  if (await isGuessable(password, known)) throw invalidInput(path, "passwordCommon");
}

const PRODUCT = "verbena";

async function isGuessable(password: string, { email, username }: Known): Promise<boolean> {
  const common = await commonPasswords();
  const known = new Set([PRODUCT, ...namesIn(email), ...namesIn(username)]);
  const isKnown = (word: string) => known.has(word) || isMadeOf(known, word);
  const written = folded(password);
  const words = [written, written.replace(/[\s\p{Cf}]/gu, "")];
  return words
    .flatMap(variations)
    .some((base) => isPattern(base) || common.has(base) || isKnown(base));
}

/** A name or an address, and its parts of three letters or more. */
function namesIn(text: string): string[] {
  const whole = folded(text);
  const [localPart = ""] = whole.split("@");
  const parts = whole.split(/[^\p{L}\d]+/u).filter((part) => part.length >= 3);
  return [whole, localPart, ...parts, ...[whole, localPart].map(withoutMarks)].filter(Boolean);
}

const withoutMarks = (text: string) => text.replace(/[^\p{L}\d]/gu, "");

/** Whether a word consists of names only, in any order: `dubois-lea`. */
function isMadeOf(known: ReadonlySet<string>, word: string): boolean {
  const parts = word.split(/[^\p{L}\d]+/u).filter(Boolean);
  return parts.length > 0 && parts.every((part) => known.has(part));
}

/** The word as it is, without digits and marks around it, and both without look-alikes. */
function variations(word: string): string[] {
  const half = /^(.+?)\1+$/su.exec(word)?.[1];
  const bases = [word, bareWord(word), ...(half === undefined ? [] : [half])];
  return bases.flatMap((base) => [base, ...readLookAlikes(base).map(bareWord)]);
}

/** People put digits and marks such as `2026!` around a word to satisfy rules. */
const AFFIXES_MAX = 5;

function bareWord(word: string): string {
  const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return bare !== "" && word.length - bare.length <= AFFIXES_MAX ? bare : word;
}

const lookAlikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "€": "e",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
};

/** Reads `p@ssw0rd` as `password`; a 1 may be an i or an l. */
function readLookAlikes(word: string): string[] {
  const read = word.replace(/[@43€!0$57+]/g, (mark) => lookAlikes[mark] ?? mark);
  return ["i", "l"].flatMap((one) => [
    read.replaceAll("1", one),
    bareWord(read).replaceAll("1", one),
  ]);
}

/** Up to four characters repeated, or a sequence such as `abcdef` or `987654`. */
function isPattern(word: string): boolean {
  if (/^(.{1,4})\1+$/su.test(word)) return true;
  const steps = [...word].map((character, index, all) =>
    index === 0 ? 0 : character.charCodeAt(0) - (all[index - 1] ?? "").charCodeAt(0),
  );
  const [, first, ...others] = steps;
  return Math.abs(first ?? 0) === 1 && others.every((step) => step === first);
}

let passwords: Promise<ReadonlySet<string>> | undefined;

/**
 * 49,000 passwords from leaks, and our list with keyboard rows, words and names in the learners' languages.
 * Loaded when first needed: they take 20 MB.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  passwords ??= loadPasswords();
  return passwords;
}

async function loadPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const own = await readFile(new URL("common-passwords.txt", import.meta.url), "utf8");
  return new Set([...dictionary["passwords-common"], ...own.trim().split(/\s+/)].map(folded));
}

/** Without case, accents and surrounding spaces; full-width letters become plain ones. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

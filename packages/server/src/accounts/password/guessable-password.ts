import { readFile } from "node:fs/promises";
import { invalidInput } from "../../errors/app-error.ts";
import { commonPasswordsFile } from "../../release.ts";
import { isWeakPattern, readLookAlikes } from "./weak-pattern.ts";

/** Personal data that attackers try first. */
type PersonalData = { email: string; username: string };

/**
 * @param path of the password in the input
 * @throws AppError invalid_input for a common password, or one that consists of parts of the name or address
 */
export async function rejectGuessablePassword(
  path: string,
  password: string,
  personal: PersonalData,
): Promise<void> {
  if (await isGuessable(password, personal)) throw invalidInput(path, "passwordCommon");
}

const PRODUCT = "verbena";

async function isGuessable(password: string, { email, username }: PersonalData): Promise<boolean> {
  const common = await commonPasswords();
  const names = new Set([PRODUCT, ...namesIn(email), ...namesIn(username)]);
  const isPersonal = (word: string) => names.has(word) || consistsOf(names, word);
  const normalised = normalise(password);
  const words = [normalised, normalised.replace(/[\s\p{Cf}]/gu, "")];
  return (
    words.some(isWeakPattern) ||
    words
      .flatMap(variations)
      .some((base) => isPattern(base) || common.has(base) || isPersonal(base))
  );
}

/** A name or an address, with and without punctuation, and its parts of at least three characters. */
function namesIn(text: string): string[] {
  const whole = normalise(text);
  const [localPart = ""] = whole.split("@");
  const parts = whole.split(/[^\p{L}\d]+/u).filter((part) => part.length >= 3);
  return [whole, localPart, ...parts, ...[whole, localPart].map(withoutPunctuation)].filter(
    Boolean,
  );
}

const withoutPunctuation = (text: string) => text.replace(/[^\p{L}\d]/gu, "");

/** Whether all parts of a word are names, such as `dubois-lea`. */
function consistsOf(names: ReadonlySet<string>, word: string): boolean {
  const parts = word.split(/[^\p{L}\d]+/u).filter(Boolean);
  return parts.length > 0 && parts.every((part) => names.has(part));
}

/**
 * What is looked up for a word: the word itself, the word without the digits and punctuation around it, the part that
 * it repeats (`lunaluna`), and each of these with look-alike characters read as letters.
 */
function variations(word: string): string[] {
  const part = /^(.+?)\1+$/su.exec(word)?.[1];
  const bases = [word, bareWord(word), ...(part === undefined ? [] : [part])];
  return bases.flatMap((base) => [base, ...replaceLookAlikes(base).map(bareWord)]);
}

/** Longest total of digits and punctuation, such as `2026!`, that is ignored around a word. */
const AFFIXES_MAX = 5;

function bareWord(word: string): string {
  const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return bare !== "" && word.length - bare.length <= AFFIXES_MAX ? bare : word;
}

/** Reads `p@ssw0rd` as `password`; a 1 may be an i or an l. */
function replaceLookAlikes(word: string): string[] {
  const read = readLookAlikes(word);
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
 * 49,000 passwords from leaks, and our own list of keyboard rows, words and names in the learners' languages.
 * Loaded on first use, since they take 20 MB.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  passwords ??= loadPasswords();
  return passwords;
}

async function loadPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const own = await readFile(commonPasswordsFile, "utf8");
  return new Set([...dictionary["passwords-common"], ...own.trim().split(/\s+/)].map(normalise));
}

/** Removes case, accents and surrounding spaces, and turns full-width letters into plain ones. */
export function normalise(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

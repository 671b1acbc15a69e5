import { invalidInput } from "../../errors/app-error.ts";
import { commonPasswords, folded } from "./common-passwords.ts";

/** What others know of an account. */
type Known = { email: string; username: string };

/**
 * @param path of the password in the input
 * @throws AppError invalid_input for a password that attackers try first
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

/** Parts of a name or an address that are long enough to mean somebody, and all of them together. */
function namesIn(text: string): string[] {
  const whole = folded(text);
  const [localPart = ""] = whole.split("@");
  const parts = whole.split(/[^\p{L}\d]+/u).filter((part) => part.length >= 3);
  return [whole, localPart, ...parts, ...[whole, localPart].map(withoutMarks)].filter(Boolean);
}

const withoutMarks = (text: string) => text.replace(/[^\p{L}\d]/gu, "");

/** Whether names alone, in whatever order, make up a word: `dubois-lea`. */
function isMadeOf(known: ReadonlySet<string>, word: string): boolean {
  const parts = word.split(/[^\p{L}\d]+/u).filter(Boolean);
  return parts.length > 0 && parts.every((part) => known.has(part));
}

/** The word itself; without the figures and marks around it; and both without look-alikes. */
function variations(word: string): string[] {
  const half = /^(.+?)\1+$/su.exec(word)?.[1];
  const bases = [word, bareWord(word), ...(half === undefined ? [] : [half])];
  return bases.flatMap((base) => [base, ...readLookAlikes(base).map(bareWord)]);
}

/** Figures and marks such as `2026!` that are put around a word to satisfy rules. */
const AROUND_MAX = 5;

function bareWord(word: string): string {
  const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return bare !== "" && word.length - bare.length <= AROUND_MAX ? bare : word;
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

/** `p@ssw0rd` as it is read. */
function readLookAlikes(word: string): string[] {
  const read = word.replace(/[@43€!0$57+]/g, (mark) => lookAlikes[mark] ?? mark);
  return ["i", "l"].flatMap((one) => [
    read.replaceAll("1", one),
    bareWord(read).replaceAll("1", one),
  ]);
}

/** Up to four characters again and again, or a row such as `abcdef` or `987654`. */
function isPattern(word: string): boolean {
  if (/^(.{1,4})\1+$/su.test(word)) return true;
  const steps = [...word].map((character, index, all) =>
    index === 0 ? 0 : character.charCodeAt(0) - (all[index - 1] ?? "").charCodeAt(0),
  );
  const [, first, ...others] = steps;
  return Math.abs(first ?? 0) === 1 && others.every((step) => step === first);
}

import { invalidInput } from "../http/app-error.ts";
import { commonPasswords } from "./common-passwords.ts";

/** What of an account others know. */
type Known = { email: string; username: string };

/**
 * @param path of the password in the input
 * @throws AppError invalid_input for a password that is tried first
 */
export function refuseGuessable(path: string, password: string, known: Known): void {
  if (isGuessable(password, known)) throw invalidInput(path, "passwordCommon");
}

function isGuessable(password: string, { email, username }: Known): boolean {
  const word = normal(password);
  const [localPart = ""] = email.split("@");
  const known = [email, localPart, username].map(normal);
  return isOneCharacter(word) || commonPasswords.has(word) || known.includes(word);
}

/** Case and what stands around are the first variations that are tried. */
const normal = (text: string) => text.normalize("NFC").trim().toLowerCase();

const isOneCharacter = (word: string) => new Set(word).size <= 1;

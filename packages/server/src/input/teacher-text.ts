import type { IssueKey } from "../errors/error-codes.ts";
import { issue, trimmedText } from "./fields.ts";

const linkBeginning = /https?:|:\/\/|\bwww\./i;

/** Words around a dot. In "a.b.es", they overlap. */
const dotted = /([\p{L}\d]+)\.(?=(\p{L}{2,}))/gu;

const title = /^\p{Lu}\p{Ll}{0,3}$/u;
const topLevelDomain = /^(com|net|org|info)$/i;

/**
 * Whether a text has a domain in small or capital letters. "Mme.Roy", "M.ROY", and the end of a sentence before "Bravo"
 * are none.
 */
const hasDomain = (words: string) =>
  [...words.matchAll(dotted)].some(([, before = "", after = ""]) => {
    if (topLevelDomain.test(after) || /^\p{Ll}/u.test(after)) return true;
    const isCapitalized = /^\p{Lu}\p{Ll}+$/u.test(after);
    return !isCapitalized && !title.test(before);
  });

/**
 * A line that people of a class read, without links: a teacher's text must not lead pupils to other sites.
 *
 * @param max characters
 */
export const lineWithoutLinks = (length: { min: number; max: number; tooLong: IssueKey }) =>
  trimmedText({ ...length, tooShort: "required" }).refine(
    (words) => !linkBeginning.test(words) && !hasDomain(words),
    issue("noLinks"),
  );

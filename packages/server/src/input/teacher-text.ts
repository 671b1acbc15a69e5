import type { IssueKey } from "../errors/error-codes.ts";
import { issue, trimmedText } from "./fields.ts";

const linkBeginning = /https?:|:\/\/|\bwww\./i;

/** Words around a dot. In "a.b.es", they overlap. */
const dotted = /([\p{L}\d]+)\.(?=(\p{L}{2,}))/gu;

const title = /^\p{Lu}\p{Ll}{0,3}$/u;
const lastName = /^\p{Lu}(\p{Ll}+|\p{L}{2,})$/u;
const topLevelDomain = /^(com|net|org|info)$/i;

/** Whether a text has a domain in small or capital letters, unlike the names in "Mme.Roy" and "M.ROY". */
const hasDomain = (words: string) =>
  [...words.matchAll(dotted)].some(
    ([, before = "", after = ""]) =>
      !title.test(before) || !lastName.test(after) || topLevelDomain.test(after),
  );

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

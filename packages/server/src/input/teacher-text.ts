import type { IssueKey } from "../errors/error-codes.ts";
import { issue, trimmedText } from "./fields.ts";

const linkBeginning = /https?:|:\/\/|\bwww\./i;

/** What follows the dot is in lower case, unlike the name in "Mme.Roy". */
const domain = /[\p{L}\d]\.\p{Ll}{2,}/u;

/**
 * A line that people of a class read, without links: a teacher's text must not lead pupils to other sites.
 *
 * @param max characters
 */
export const lineWithoutLinks = (length: { min: number; max: number; tooLong: IssueKey }) =>
  trimmedText({ ...length, tooShort: "required" }).refine(
    (words) => !linkBeginning.test(words) && !domain.test(words),
    issue("noLinks"),
  );

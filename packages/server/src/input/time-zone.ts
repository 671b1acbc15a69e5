import { isTimeZone } from "@verbena/core/calendar";
import { issue, textOr } from "./text.ts";

/** IANA name of the time zone in which a learner's days are counted. */
export const timeZone = textOr("invalidTimeZone").refine(isTimeZone, issue("invalidTimeZone"));

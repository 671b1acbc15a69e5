import type { Instant } from "@verbena/core/calendar";
import type { IssueKey } from "../../http/error-codes.ts";
import { issueKeyOf } from "../../http/validate.ts";
import { type CheckedEvent, eventInput } from "./schema.ts";

/** An event that can go into the log, or what keeps it out. */
export type Checked =
  | { event: CheckedEvent; sentId: string }
  | { event: null; sentId: string | null; key: IssueKey };

/** There was no Verbena before: a clock that says so is wrong. */
const EARLIEST: Instant = "2020-01-01T00:00:00.000Z";

/** Checks one event of a batch. A time that only a wrong clock can give becomes now. */
export function checkEvent(input: unknown, now: Instant): Checked {
  const result = eventInput.safeParse(input);
  if (!result.success) {
    const [fault] = result.error.issues;
    return { event: null, sentId: idIn(input), key: fault ? issueKeyOf(fault) : "invalidValue" };
  }
  const { data } = result;
  const event = {
    ...data,
    id: data.id.toLowerCase(),
    at: isPlausible(data.at, now) ? data.at : now,
  };
  return { event, sentId: data.id };
}

const isPlausible = (at: Instant, now: Instant) => at >= EARLIEST && at <= now;

function idIn(input: unknown): string | null {
  if (typeof input !== "object" || input === null || !("id" in input)) return null;
  return typeof input.id === "string" ? input.id : null;
}

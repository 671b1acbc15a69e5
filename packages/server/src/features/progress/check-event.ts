import { type Instant, onServerClock } from "@verbena/core/calendar";
import type { IssueKey } from "../../errors/error-codes.ts";
import { issueKeyOf } from "../../input/validate.ts";
import { type CheckedEvent, eventInput } from "./schema.ts";

/** An event that can go into the log, or what keeps it out. */
export type Checked =
  | { event: CheckedEvent; sentId: string }
  | { event: null; sentId: string | null; key: IssueKey };

/** There was no Verbena before: a clock that says so is wrong. */
const EARLIEST: Instant = "2020-01-01T00:00:00.000Z";

/**
 * Checks one event of a batch, and gives its time by the server's clock. A time that is impossible even
 * then becomes now.
 *
 * @param behindMs how far the device's clock is behind the server's
 */
export function checkEvent(input: unknown, now: Instant, behindMs: number): Checked {
  const result = eventInput.safeParse(input);
  if (!result.success) {
    const [fault] = result.error.issues;
    return { event: null, sentId: idIn(input), key: fault ? issueKeyOf(fault) : "invalidValue" };
  }
  const { data } = result;
  const at = onServerClock(data.at, behindMs);
  const event = { ...data, id: data.id.toLowerCase(), at: isPlausible(at, now) ? at : now };
  return { event, sentId: data.id };
}

const isPlausible = (at: Instant, now: Instant) => at >= EARLIEST && at <= now;

function idIn(input: unknown): string | null {
  if (typeof input !== "object" || input === null || !("id" in input)) return null;
  return typeof input.id === "string" ? input.id : null;
}

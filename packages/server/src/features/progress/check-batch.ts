import { type Instant, toServerClock } from "@verbena/core/calendar";
import type { IssueKey } from "../../errors/error-codes.ts";
import { issueKeyOf } from "../../input/validate.ts";
import { eventInput, type ValidEvent } from "./schema.ts";

/** A valid event, or the reason why it is refused. */
export type CheckResult =
  | { event: ValidEvent; sentId: string }
  | { event: null; sentId: string | null; key: IssueKey };

/** Verbena did not exist before: an earlier time comes from a wrong clock. */
const EARLIEST: Instant = "2020-01-01T00:00:00.000Z";

/**
 * Validates each event of a batch.
 *
 * @param sentAt the device's time when it sent the batch. Its difference from `now` corrects the times of the events.
 */
export function checkBatch(inputs: readonly unknown[], now: Date, sentAt?: Instant): CheckResult[] {
  const behindMs = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt);
  return inputs.map((input) => checkEvent(input, now.toISOString(), behindMs));
}

/** The events of a batch that are valid. */
export const validEvents = (batch: readonly CheckResult[]): ValidEvent[] =>
  batch.flatMap(({ event }) => event ?? []);

/**
 * Corrects the event's time by the error of the device's clock. A time that is still in the future or too early
 * becomes now.
 *
 * @param behindMs how far the device's clock is behind the server's
 */
function checkEvent(input: unknown, now: Instant, behindMs: number): CheckResult {
  const { success, data, error } = eventInput.safeParse(input);
  if (!success) {
    const [issue] = error.issues;
    return { event: null, sentId: idIn(input), key: issue ? issueKeyOf(issue) : "invalidValue" };
  }
  const at = toServerClock(data.at, behindMs);
  const isPossible = at >= EARLIEST && at <= now;
  return {
    event: { ...data, id: data.id.toLowerCase(), at: isPossible ? at : now },
    sentId: data.id,
  };
}

function idIn(input: unknown): string | null {
  if (typeof input !== "object" || input === null || !("id" in input)) return null;
  return typeof input.id === "string" ? input.id : null;
}

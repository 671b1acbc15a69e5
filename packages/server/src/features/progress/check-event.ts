import { earlier, type Instant } from "@verbena/core/calendar";
import type { IssueKey } from "../../http/error-codes.ts";
import { issueKeyOf } from "../../http/validate.ts";
import { type CheckedEvent, eventInput } from "./schema.ts";

/** An event that can go into the log, or what keeps it out. */
export type Checked =
  | { event: CheckedEvent; sentId: string }
  | { event: null; sentId: string | null; key: IssueKey };

/**
 * Looks at one event of a batch. A time in the future, by a clock that is ahead, becomes now.
 */
export function checkEvent(input: unknown, now: Instant): Checked {
  const result = eventInput.safeParse(input);
  if (!result.success) {
    const [fault] = result.error.issues;
    return { event: null, sentId: idIn(input), key: fault ? issueKeyOf(fault) : "invalidValue" };
  }
  const { data } = result;
  const event = { ...data, id: data.id.toLowerCase(), at: earlier(data.at, now) };
  return { event, sentId: data.id };
}

function idIn(input: unknown): string | null {
  if (typeof input !== "object" || input === null || !("id" in input)) return null;
  return typeof input.id === "string" ? input.id : null;
}

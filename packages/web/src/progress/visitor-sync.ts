import { DAY_MS } from "@verbena/core/calendar";
import {
  nothingAcknowledged,
  type Outbox,
  type Outcome,
  type StoredChanges,
  type WaitingEvent,
} from "#queue/outbox.ts";
import type { ProgressState } from "./progress-state.ts";

/** How long a visitor's answers stay on the device. */
const LIFETIME_MS = 30 * DAY_MS;

export const isOld = ({ event }: Pick<WaitingEvent, "event">) =>
  Date.parse(event.at) < Date.now() - LIFETIME_MS;

/** What a visitor's progress has in place of `createSync`: deletes old answers, shows the others, and sends nothing. */
export function createVisitorSync(outbox: Outbox, state: ProgressState) {
  return {
    async sync(stored: StoredChanges): Promise<Outcome> {
      const removed = stored.events.filter(isOld);
      if (removed.length > 0) await outbox.update({ removed });
      const events = stored.events.filter((event) => !isOld(event));
      state.adopt({ ...stored, events, acknowledged: nothingAcknowledged }, { isCurrent: true });
      return "sent";
    },
    expire(): void {},
  };
}

import { type Day, dayIn } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { inTransaction } from "#lib/database.ts";
import { VISITOR_ID } from "#lib/visitor.ts";
import type { WaitingEvent } from "#queue/outbox.ts";
import { queueOf } from "#queue/queue.ts";
import { joinTabs } from "./tabs.ts";
import { isOld } from "./visitor-sync.ts";

/** Answers that were given on this device while nobody was signed in. */
export type VisitorAnswers = {
  count: number;
  firstDay: Day;
  lastDay: Day;
  families: readonly Family[];
};

/** Null if there are no answers of the last 30 days. */
export async function readVisitorAnswers(): Promise<VisitorAnswers | null> {
  const events = (await readEvents()).map(({ event }) => event);
  const retracted = events.flatMap((event) => (event.kind === "retraction" ? [event.answer] : []));
  const answers = events.filter(({ kind, id }) => kind === "answer" && !retracted.includes(id));
  const days = answers.map(({ at, timeZone }) => dayIn(at, timeZone)).toSorted();
  const [firstDay] = days;
  const lastDay = days.at(-1);
  if (firstDay === undefined || lastDay === undefined) return null;
  const families = [...new Set(answers.map(({ family }) => family))];
  return { count: answers.length, firstDay, lastDay, families };
}

/**
 * Moves the visitor's answers to a learner's outbox. They keep their ids, so the server counts each once, also if two
 * tabs move them.
 *
 * @throws DOMException or Error when the device cannot store them. They are then still the visitor's.
 */
export async function adoptVisitorAnswers(userId: string): Promise<void> {
  const events = await readEvents();
  if (events.some(isOnDevice)) await moveOnDevice(userId);
  // The browser could not store these: they exist only in this tab.
  const inTab = events.filter((event) => !isOnDevice(event));
  for (const { order: _, ...event } of inTab) await queueOf(userId).outbox.add(event);
  await visitorOutbox().update({ removed: inTab });
  announceStored(VISITOR_ID);
  announceStored(userId);
}

export async function deleteVisitorAnswers(): Promise<void> {
  await visitorOutbox().clear();
  announceStored(VISITOR_ID);
}

/** Lets all tabs that show a learner's progress read again what the device stores. */
function announceStored(userId: string): void {
  const tabs = joinTabs(userId);
  tabs.send({ kind: "stored" });
  tabs.leave();
}

const visitorOutbox = () => queueOf(VISITOR_ID).outbox;

const isOnDevice = ({ order }: WaitingEvent) => order >= 0;

async function readEvents(): Promise<WaitingEvent[]> {
  const { events } = await visitorOutbox().read();
  return events.filter((event) => !isOld(event));
}

/** Moves the stored answers in one transaction: all of them or none. */
function moveOnDevice(userId: string): Promise<void> {
  return inTransaction(
    ["changes"],
    async (write) => {
      const changes = write.objectStore("changes");
      const ofVisitor = changes.index("userId");
      const [orders, values] = await Promise.all([
        ofVisitor.getAllKeys(VISITOR_ID),
        ofVisitor.getAll(VISITOR_ID),
      ]);
      await Promise.all(
        orders.map(async (order, index) => {
          const value = values[index];
          if (value?.kind !== "event" || isOld(value)) await changes.delete(order);
          else await changes.put({ ...value, userId }, order);
        }),
      );
    },
    "strict",
  );
}

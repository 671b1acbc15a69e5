import type { Logger } from "pino";
import { describeError } from "../http/describe-error.ts";
import type { PostOffice } from "./post-office.ts";
import { queueEvents } from "./queue-mail.ts";

/** Mails of other processes, and those put off, are looked for so often. */
const LOOK_EVERY_MS = 5_000;

/** A mail is queued within a transaction, which then needs a moment to be committed. */
const COMMIT_MS = 200;

/** How long mails under way may take when the process is asked to end. */
const DRAIN_MS = 10_000;

type Worker = { postOffice: PostOffice; log: Logger; lookEveryMs?: number };

/** Sends mails as soon as they are queued or due again, until it is stopped. */
export function startMailWorker({ postOffice, log, lookEveryMs = LOOK_EVERY_MS }: Worker) {
  let isStopped = false;
  let woken = Promise.withResolvers<void>();
  const wakeSoon = () => setTimeout(() => woken.resolve(), COMMIT_MS);
  queueEvents.on("queued", wakeSoon);
  const ended = work();

  async function work(): Promise<void> {
    while (!isStopped) {
      woken = Promise.withResolvers();
      await sendDue();
      const timer = setTimeout(woken.resolve, lookEveryMs);
      await woken.promise;
      clearTimeout(timer);
    }
  }

  /** Whatever goes wrong, the next round may do better: the database is back, the disk has room. */
  async function sendDue(): Promise<void> {
    try {
      await postOffice.sendDue();
    } catch (error) {
      log.error({ error: describeError(error) }, "mails could not be looked after");
    }
  }

  return {
    /** Resolves when nothing is under way any more. */
    stop: async (): Promise<void> => {
      isStopped = true;
      queueEvents.off("queued", wakeSoon);
      woken.resolve();
      postOffice.finish();
      const late = setTimeout(postOffice.close, DRAIN_MS);
      await ended;
      clearTimeout(late);
      postOffice.close();
    },
  };
}

import type { Logger } from "pino";
import { describeError } from "../errors/app-error.ts";
import { queueEvents } from "../mail-queue/queue-mail.ts";
import type { PostOffice } from "./post-office.ts";

/** How often the worker looks for mails of other processes and for retries. */
const POLL_MS = 5_000;

/** Longest pause while the queue cannot be read. */
const BACK_OFF_MAX_MS = 60_000;

/** A mail is queued within a transaction, which then needs a moment to commit. */
const COMMIT_MS = 200;

/** How long deliveries may take after the process is asked to end. */
const DRAIN_MS = 10_000;

type Worker = { postOffice: PostOffice; log: Logger; pollMs?: number };

/** Sends mails as soon as they are queued or due again, until it is stopped. */
export function startMailWorker({ postOffice, log, pollMs = POLL_MS }: Worker) {
  let isStopped = false;
  let failures = 0;
  let woken = Promise.withResolvers<void>();
  const wakeSoon = () => setTimeout(() => woken.resolve(), COMMIT_MS);
  queueEvents.on("queued", wakeSoon);
  const ended = work();

  async function work(): Promise<void> {
    while (!isStopped) {
      woken = Promise.withResolvers();
      await sendDue();
      const pauseMs = Math.min(pollMs * 2 ** Math.max(failures - 1, 0), BACK_OFF_MAX_MS);
      const timer = setTimeout(woken.resolve, failures === 0 ? pollMs : pauseMs);
      await woken.promise;
      clearTimeout(timer);
    }
  }

  async function sendDue(): Promise<void> {
    try {
      await postOffice.sendDue();
      if (failures > 0) log.info("mail queue readable again");
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error({ error: describeError(error) }, "mail queue unreadable");
    }
  }

  return {
    /** Resolves when no delivery is under way any more. */
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

import type { Logger } from "pino";
import { describeError } from "../errors/app-error.ts";
import { queueEvents } from "../mail-queue/queue-mail.ts";
import type { PostOffice } from "./post-office.ts";

/** How often the worker looks for mails of other processes, and for retries. */
const POLL_MS = 5_000;

/** Longest pause while the queue cannot be processed. */
const BACK_OFF_MAX_MS = 60_000;

/** Time for the transaction that queued a mail to commit. */
const COMMIT_MS = 200;

/** How long deliveries may continue after the worker is stopped. */
const DRAIN_MS = 10_000;

type WorkerOptions = { postOffice: PostOffice; log: Logger; pollMs?: number };

/** Starts a worker that sends mails when they are queued or due again. */
export function startMailWorker({ postOffice, log, pollMs = POLL_MS }: WorkerOptions) {
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
      const backOffMs = Math.min(pollMs * 2 ** (failures - 1), BACK_OFF_MAX_MS);
      const timer = setTimeout(woken.resolve, failures === 0 ? pollMs : backOffMs);
      await woken.promise;
      clearTimeout(timer);
    }
  }

  async function sendDue(): Promise<void> {
    try {
      await postOffice.sendDue();
      if (failures > 0) log.info("mail queue works again");
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error({ error: describeError(error) }, "cannot process the mail queue");
    }
  }

  return {
    /** Resolves when no delivery is under way. */
    stop: async (): Promise<void> => {
      isStopped = true;
      queueEvents.off("queued", wakeSoon);
      woken.resolve();
      postOffice.finish();
      const drainTimer = setTimeout(postOffice.close, DRAIN_MS);
      await ended;
      clearTimeout(drainTimer);
      postOffice.close();
    },
  };
}

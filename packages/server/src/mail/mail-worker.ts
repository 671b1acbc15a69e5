import type { Logger } from "pino";
import { describeError } from "../errors/describe-error.ts";
import { queueEvents } from "../mail-queue/queue-mail.ts";
import type { PostOffice } from "./post-office.ts";

/** Mails of other processes, and those put off, are looked for so often. */
const LOOK_EVERY_MS = 5_000;

/** While the queue cannot be read it is looked at less and less often, at least so often. */
const LONGEST_PAUSE_MS = 60_000;

/** How often at the most the log says that the queue still cannot be read. */
const LOG_EVERY_MS = 60_000;

/** A mail is queued within a transaction, which then needs a moment to be committed. */
const COMMIT_MS = 200;

/** How long mails under way may take when the process is asked to end. */
const DRAIN_MS = 10_000;

type Worker = { postOffice: PostOffice; log: Logger; lookEveryMs?: number };

/** Sends mails as soon as they are queued or due again, until it is stopped. */
export function startMailWorker({ postOffice, log, lookEveryMs = LOOK_EVERY_MS }: Worker) {
  const trouble = createTroubleLog(log);
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
      const timer = setTimeout(woken.resolve, pauseAfter(failures, lookEveryMs));
      await woken.promise;
      clearTimeout(timer);
    }
  }

  /** Whatever goes wrong, the next round may do better: the database is back, the disk has room. */
  async function sendDue(): Promise<void> {
    try {
      await postOffice.sendDue();
      failures = 0;
      trouble.isOver();
    } catch (error) {
      failures += 1;
      trouble.goesOn(error);
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

function pauseAfter(failures: number, lookEveryMs: number): number {
  if (failures === 0) return lookEveryMs;
  return Math.min(lookEveryMs * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Says that the queue cannot be read when that begins, then once a minute, and when it is over. */
function createTroubleLog(log: Logger) {
  let lastSaidAt: number | null = null;
  return {
    goesOn(error: unknown): void {
      const isSaid = lastSaidAt !== null && Date.now() - lastSaidAt < LOG_EVERY_MS;
      if (isSaid) return;
      lastSaidAt = Date.now();
      log.error({ error: describeError(error) }, "mails could not be looked after");
    },
    isOver(): void {
      if (lastSaidAt !== null) log.info("mails are looked after again");
      lastSaidAt = null;
    },
  };
}

import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { mailQuotaOf } from "../mail-queue/mailbox-of.ts";
import { isBounce, reasonOf, TOO_LATE } from "../mail-queue/trouble.ts";
import { addContent } from "./add-content.ts";
import { composeMail, type Mail, type Sender } from "./compose-mail.ts";
import type { Delivery } from "./delivery.ts";
import {
  claimDueMails,
  deleteMail,
  giveUp,
  isTooLate,
  nextAttempt,
  removeSent,
  retryLater,
} from "./due-mails.ts";
import type { MailWithContent } from "./letter.ts";

const BATCH = 10;

/** Limit for one delivery, also where a server answers byte by byte. */
const DELIVERY_MS = 60_000;

/** How long claimed mails belong to a process; longer than a delivery. */
const LEASE_MS = 300_000;

type PostOfficeOptions = {
  db: Database;
  from: Sender;
  /** Where links lead, such as https://verbena.example. */
  linkOrigin: string;
  delivery: Delivery;
  log: Logger;
  now: () => Date;
  rateLimits: RateLimits;
};

export type PostOffice = {
  /** Sends every mail that is due; resolves when each has left or has been put off. */
  sendDue: () => Promise<void>;
  /** Claims no more mails; deliveries under way are finished. */
  finish: () => void;
  /** Aborts deliveries under way: their mails are put off. */
  close: () => void;
};

/** Sends the mails of the queue. Several processes can share a database: one of them sends each mail. */
export function openPostOffice(options: PostOfficeOptions): PostOffice {
  const { db, from, linkOrigin, delivery, log, now, rateLimits } = options;
  const closing = new AbortController();
  let isFinishing = false;

  async function sendDue(): Promise<void> {
    while (!isFinishing) {
      const until = new Date(now().getTime() + LEASE_MS);
      const claimed = await claimDueMails(db, { now: now(), until, limit: BATCH });
      const outcomes = await Promise.allSettled(claimed.map(send));
      for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      if (claimed.length < BATCH) return;
    }
  }

  async function send(mail: Mail): Promise<void> {
    if (isTooLate(mail, now())) return fail(mail, TOO_LATE);
    const written = await addContent({ db, now: now(), linkOrigin }, mail);
    if (!written) return deleteMail(db, mail.id);
    if (!(await isWithinQuota(mail, written))) {
      log.warn({ mail: mail.id, kind: mail.kind }, "left out a mail: its mailbox got too many");
      return deleteMail(db, mail.id);
    }
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(DELIVERY_MS)]);
      const message = composeMail(mail, written, from);
      await delivery.deliver(message, { ...mail, written }, signal);
    } catch (error) {
      return fail(mail, reasonOf(error));
    }
    await removeSent(db, mail);
  }

  /**
   * Counts mails to unconfirmed addresses, so that strangers cannot flood a mailbox. Counted when they are
   * sent, so that an address without an account uses nothing up.
   */
  async function isWithinQuota({ kind, attempts, recipient }: Mail, { content }: MailWithContent) {
    const isByAdministrator = content["askedBy"] === "administrator";
    // Only a confirmed address is greeted by name.
    const isConfirmed = kind !== "confirm-new-address" && content["username"] !== undefined;
    if (attempts > 0 || isByAdministrator || isConfirmed) return true;
    return rateLimits.tryConsume("unconfirmed-mail", kind, mailQuotaOf(recipient));
  }

  async function fail(mail: Mail, reason: string): Promise<void> {
    const { id, kind } = mail;
    const attempts = mail.attempts + 1;
    const until = nextAttempt(attempts, now());
    const isFinal = isBounce(reason) || isTooLate(mail, until);
    if (isFinal) await giveUp(db, { id, attempts, now: now(), reason });
    else await retryLater(db, { id, attempts, until, reason });
    log.warn({ mail: id, kind, attempts, reason }, isFinal ? "gave up a mail" : "put off a mail");
  }

  return {
    sendDue,
    finish: () => {
      isFinishing = true;
    },
    close: () => {
      isFinishing = true;
      closing.abort();
      delivery.close();
    },
  };
}

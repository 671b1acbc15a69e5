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

/** Limit for one delivery, even if the server answers byte by byte. */
const DELIVERY_MS = 60_000;

/** How long a process keeps claimed mails; longer than a delivery. */
const LEASE_MS = 300_000;

type PostOfficeOptions = {
  db: Database;
  from: Sender;
  /** Origin of links, such as https://verbena.example. */
  linkOrigin: string;
  delivery: Delivery;
  log: Logger;
  now: () => Date;
  rateLimits: RateLimits;
};

export type PostOffice = {
  /** Sends all mails that are due; resolves when each was sent or rescheduled. */
  sendDue: () => Promise<void>;
  /** Claims no more mails, and lets deliveries under way finish. */
  finish: () => void;
  /** Aborts deliveries under way, and reschedules their mails. */
  close: () => void;
};

/** Sends queued mails. Of several processes that share a database, one sends each mail. */
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
    const filled = await addContent({ db, now: now(), linkOrigin }, mail);
    if (!filled) return deleteMail(db, mail.id);
    if (!(await isWithinQuota(mail, filled))) {
      log.warn(
        { mail: mail.id, kind: mail.kind },
        "dropped a mail: its mailbox has received too many",
      );
      return deleteMail(db, mail.id);
    }
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(DELIVERY_MS)]);
      const message = composeMail(mail, filled, from);
      await delivery.deliver(message, { ...mail, filled }, signal);
    } catch (error) {
      return fail(mail, reasonOf(error));
    }
    await removeSent(db, mail);
  }

  /**
   * Limits mails to unconfirmed addresses, so that strangers cannot flood a mailbox. Mails count when they
   * are sent, so that requests for an address without an account do not count.
   */
  async function isWithinQuota({ kind, attempts, recipient }: Mail, { content }: MailWithContent) {
    const isByAdministrator = content["askedBy"] === "administrator";
    // Only mails to a confirmed address contain a name.
    const isConfirmed = kind !== "confirm-new-address" && content["username"] !== undefined;
    if (attempts > 0 || isByAdministrator || isConfirmed) return true;
    return rateLimits.tryConsume("mail", kind, mailQuotaOf(recipient));
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

import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { mailQuotaOf } from "../mail-queue/mailbox-of.ts";
import { composeMail, type Mail, type Sender } from "./compose-mail.ts";
import type { Delivery } from "./delivery.ts";
import {
  claimDueMails,
  dropMail,
  giveUp,
  isTooLate,
  nextAttempt,
  putOff,
  removeMails,
} from "./due-mails.ts";
import { failureOf } from "./failure.ts";
import { fillIn, keepWaiting } from "./fill-in.ts";
import type { Written } from "./letter.ts";

const BATCH = 10;

/** However slowly a server answers, byte by byte: then the mail is tried again later. */
const DELIVERY_MS = 60_000;

/** How long a process keeps what it has taken; longer than a delivery lasts. */
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
  /** Takes no more mails; those under way are finished. */
  finish: () => void;
  /** Breaks off what is under way: it is put off. */
  close: () => void;
};

/** Sends the mails of the queue. Several can share a database: each mail is sent by one of them. */
export function openPostOffice(options: PostOfficeOptions): PostOffice {
  const { db, from, linkOrigin, delivery, log, now, rateLimits } = options;
  const closing = new AbortController();
  let isFinishing = false;
  // Left, but not yet forgotten: when the database is lost in between, they do not leave again.
  const left = new Set<Mail>();

  async function sendDue(): Promise<void> {
    await forgetLeft();
    while (!isFinishing) {
      const until = new Date(now().getTime() + LEASE_MS);
      const claimed = await claimDueMails(db, { now: now(), until, limit: BATCH });
      const outcomes = await Promise.allSettled(claimed.map(send));
      for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      if (claimed.length < BATCH) return;
    }
  }

  async function send(mail: Mail): Promise<void> {
    if (isTooLate(mail, now())) return fail(mail, { reason: "too late", isFinal: true });
    const written = await fillIn({ db, now: now(), linkOrigin }, mail);
    if (!written) return dropMail(db, mail.id);
    if (!(await isWithinQuota(mail, written))) {
      log.warn({ mail: mail.id, kind: mail.kind }, "left out a mail: its mailbox got too many");
      return dropMail(db, mail.id);
    }
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(DELIVERY_MS)]);
      const message = composeMail(mail, written, from);
      await delivery.deliver(message, { ...mail, written }, signal);
    } catch (error) {
      return fail(mail, failureOf(error));
    }
    left.add(mail);
    await forgetLeft();
  }

  /**
   * Counts every mail to an address that has not been confirmed, here where its account is known: an
   * address without an account uses nothing up. Strangers cannot flood a mailbox, whatever they ask for.
   */
  async function isWithinQuota({ kind, attempts, recipient }: Mail, { content }: Written) {
    const isByAdministrator = content["askedBy"] === "administrator";
    // Only a confirmed address is called by its name.
    const isConfirmed = kind !== "confirm-new-address" && content["username"] !== undefined;
    if (attempts > 0 || isByAdministrator || isConfirmed) return true;
    return rateLimits.tryCount("unconfirmed-mail", kind, mailQuotaOf(recipient));
  }

  async function forgetLeft(): Promise<void> {
    const gone = [...left];
    await removeMails(db, gone);
    for (const mail of gone) left.delete(mail);
  }

  async function fail(mail: Mail, failure: { reason: string; isFinal: boolean }): Promise<void> {
    const { id, kind } = mail;
    const { reason } = failure;
    const attempts = mail.attempts + 1;
    const until = nextAttempt(attempts, now());
    const isFinal = failure.isFinal || isTooLate(mail, until);
    if (isFinal) await giveUp(db, { id, attempts, now: now(), reason });
    else {
      await keepWaiting(db, mail, until);
      await putOff(db, { id, attempts, until, reason });
    }
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

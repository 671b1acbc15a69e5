import type { Instant } from "@verbena/core/calendar";
import { fallbackLanguage } from "@verbena/core/languages";
import { eq } from "drizzle-orm";
import { type Actor, recordActions } from "../../audit/record-actions.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { hasMailbox } from "../../input/mailbox.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { findBounce, isServerInTrouble } from "../../mail-queue/queue-state.ts";

export type ResetResult = {
  email: string;
  /**
   * - sent: the mail is sent at once.
   * - queued: the mail waits, because the mail server accepts no mails.
   * - no-mailbox: a class made the account; its teachers give it another password.
   * - too-many: no mail is sent, because the account has received several within the hour.
   */
  status: "sent" | "queued" | "too-many" | "no-mailbox" | "not-found";
  /** When the last mail to this address bounced; null if it did not. */
  bouncedAt: Instant | null;
};

type Outcome = Pick<ResetResult, "status" | "bouncedAt">;

const notFound: Outcome = { status: "not-found", bouncedAt: null };
const noMailbox: Outcome = { status: "no-mailbox", bouncedAt: null };
const tooMany: Outcome = { status: "too-many", bouncedAt: null };

type Sender = Actor & {
  db: Database;
  /** Missing on the command line, which has no limit. */
  rateLimits?: RateLimits;
};

/** Queues one mail with a password reset link for each address of an account. */
export async function sendPasswordResets(
  sender: Sender,
  emails: readonly string[],
): Promise<ResetResult[]> {
  const status = (await isServerInTrouble(sender.db)) ? "queued" : "sent";
  const outcomes = new Map<string, Outcome>();
  for (const email of emails) {
    const address = email.trim().toLowerCase();
    if (!outcomes.has(address)) outcomes.set(address, await sendOne(sender, address, status));
  }
  return emails.map((email) => ({
    email,
    ...(outcomes.get(email.trim().toLowerCase()) ?? notFound),
  }));
}

async function sendOne(
  { db, rateLimits, ...sender }: Sender,
  email: string,
  status: "sent" | "queued",
): Promise<Outcome> {
  const targetId = await findId(db, email);
  if (targetId === null) return notFound;
  if (!hasMailbox(email)) return noMailbox;
  const isLimited =
    rateLimits && !(await rateLimits.tryConsume("mail", "reset by administrators", targetId));
  if (isLimited) return tooMany;
  return db.transaction(async (tx) => {
    const mail = { userId: targetId, recipient: email, language: fallbackLanguage } as const;
    const content = { askedBy: "administrator" } as const;
    await queueMail({ ...sender, db: tx }, { ...mail, kind: "reset-password", content });
    await recordActions({ ...sender, db: tx }, [{ kind: "password-reset-sent", targetId }]);
    const bounced = await findBounce(tx, email);
    return { status, bouncedAt: bounced?.toISOString() ?? null };
  });
}

async function findId(db: Queryable, email: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

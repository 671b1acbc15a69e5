import type { Instant } from "@verbena/core/calendar";
import type { Tables } from "../../db/database.ts";
import type { MailKind } from "../../db/schema.ts";
import {
  countFailedSince,
  countPutOff,
  failedSince,
  oldestPutOff,
} from "../../mail-queue/queue-state.ts";
import { type MailTrouble, troubleOf } from "../../mail-queue/trouble.ts";

const WEEK_MS = 7 * 86_400_000;

/** Failed mails that are shown, the newest. */
const SHOWN_MAX = 50;

/** Why, in words that the interface has and in the codes of the mail server. */
type Why = { trouble: MailTrouble; reason: string | null };

/** A mail that was given up. */
export type FailedMail = Why & {
  id: string;
  /** Null where the account is gone. */
  username: string | null;
  recipient: string;
  kind: MailKind;
  failed_at: Instant | null;
};

/** How mails fare; whatever is empty here goes well. */
export type MailState = {
  /** Those that were tried in vain and are tried again; null where there are none. */
  waiting: (Why & { count: number; since: Instant }) | null;
  /** Those that were given up within a week, counted up to a thousand. */
  failed: { count: number; mails: FailedMail[] };
};

/** What keeps mails from leaving, for administrators. */
export async function readMailState(db: Tables, now: Date): Promise<MailState> {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const failed = await failedSince(db, weekAgo, SHOWN_MAX);
  const count =
    failed.length < SHOWN_MAX ? failed.length : await countOf(countFailedSince(db, weekAgo));
  return {
    waiting: await readWaiting(db),
    failed: {
      count,
      mails: failed.map(({ failedAt, reason, ...mail }) => ({
        ...mail,
        failed_at: failedAt?.toISOString() ?? null,
        ...why(reason),
      })),
    },
  };
}

async function readWaiting(db: Tables): Promise<MailState["waiting"]> {
  const [oldest] = await oldestPutOff(db);
  if (!oldest) return null;
  const count = await countOf(countPutOff(db));
  return { count, since: oldest.since.toISOString(), ...why(oldest.reason) };
}

async function countOf(counting: PromiseLike<{ count: number }[]>): Promise<number> {
  const [row] = await counting;
  return row?.count ?? 0;
}

const why = (reason: string | null): Why => ({ trouble: troubleOf(reason), reason });

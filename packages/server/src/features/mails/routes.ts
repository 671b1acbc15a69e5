import { DAY_MS, type Instant } from "@verbena/core/calendar";
import { Hono } from "hono";
import { administrator } from "../../accounts/session/signed-in.ts";
import type { Queryable } from "../../db/database.ts";
import type { MailKind } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import {
  countDelayed,
  countFailedSince,
  findFailedSince,
  findOldestDelayed,
} from "../../mail-queue/queue-state.ts";
import { type MailTrouble, troubleOf } from "../../mail-queue/trouble.ts";

const WEEK_MS = 7 * DAY_MS;

/** Failed mails in the answer. */
const SHOWN_MAX = 50;

/** The cause for the interface, and the reason for experts; see `reasonOf`. */
type Failure = { trouble: MailTrouble; reason: string | null };

export type FailedMail = Failure & {
  id: string;
  /** Null if the account was deleted. */
  username: string | null;
  recipient: string;
  kind: MailKind;
  failedAt: Instant | null;
};

export type MailState = {
  /** Mails that failed and will be tried again; null if there are none. */
  waiting: (Failure & { count: number; since: Instant }) | null;
  /** Mails given up within the last week, counted up to a thousand. */
  failed: { count: number; mails: FailedMail[] };
};

/** Mails that could not be sent, for administrators. */
export function mailRoutes(dependencies: Dependencies) {
  const { db, now } = dependencies;
  return new Hono().get("/mails", administrator(dependencies), async (c) =>
    c.json(await readMailState(db, now())),
  );
}

async function readMailState(db: Queryable, now: Date): Promise<MailState> {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const failed = await findFailedSince(db, weekAgo, SHOWN_MAX);
  const count =
    failed.length < SHOWN_MAX ? failed.length : await countOf(countFailedSince(db, weekAgo));
  return {
    waiting: await readWaiting(db),
    failed: {
      count,
      mails: failed.map(({ failedAt, reason, ...mail }) => ({
        ...mail,
        failedAt: failedAt?.toISOString() ?? null,
        ...failureOf(reason),
      })),
    },
  };
}

async function readWaiting(db: Queryable): Promise<MailState["waiting"]> {
  const [oldest] = await findOldestDelayed(db);
  if (!oldest) return null;
  const count = await countOf(countDelayed(db));
  return { count, since: oldest.since.toISOString(), ...failureOf(oldest.reason) };
}

async function countOf(counting: PromiseLike<{ count: number }[]>): Promise<number> {
  const [row] = await counting;
  return row?.count ?? 0;
}

const failureOf = (reason: string | null): Failure => ({ trouble: troubleOf(reason), reason });

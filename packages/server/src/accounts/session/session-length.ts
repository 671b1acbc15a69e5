import { type SQL, sql } from "drizzle-orm";
import { sessions, users } from "../../db/schema.ts";
import { isMadeAccountSql } from "../../policy/made-account.ts";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** A remembered session ends after 30 days without use, and in any case after 180 days (OWASP ASVS 5, 7.3.1 and 7.3.2). */
export const REMEMBERED_IDLE_S = 30 * DAY_S;
const REMEMBERED_MAX_S = 180 * DAY_S;

/** A session that is not remembered ends sooner, and so does every session of an administrator. */
const SHORT_IDLE_S = 12 * HOUR_S;
const SHORT_MAX_S = 7 * DAY_S;

/** Pupils with an account that a class made share computers: their sessions last for a day at school. */
const PUPIL_MAX_S = 10 * HOUR_S;

/** A session is extended if its last use was stored longer ago than this. */
export const EXTEND_AFTER_S = HOUR_S;

/** When an unused session ends. */
export function idleEnd(now: Date, isRemembered: boolean): Date {
  const idleS = isRemembered ? REMEMBERED_IDLE_S : SHORT_IDLE_S;
  return new Date(now.getTime() + idleS * 1000);
}

const interval = (seconds: number) => sql.raw(`interval '${seconds} seconds'`);
const isAdministrator = sql`${users.role} = 'admin'`;

/** SQL for the end of a session. The statement must join the session with its user. */
export const sessionEnd: SQL = sql`least(
  ${sessions.expiresAt},
  ${sessions.createdAt} + case when ${isAdministrator} or not ${sessions.remembered}
    then ${interval(SHORT_MAX_S)} else ${interval(REMEMBERED_MAX_S)} end,
  case when ${isMadeAccountSql} then ${sessions.createdAt} + ${interval(PUPIL_MAX_S)} end,
  case when ${isAdministrator} then ${sessions.lastUsedAt} + ${interval(SHORT_IDLE_S)} end
)`;

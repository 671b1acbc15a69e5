import { type SQL, sql } from "drizzle-orm";
import { sessions, users } from "../../db/schema.ts";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** A remembered session: without use, and at most (OWASP ASVS 5, 7.3.1 and 7.3.2). */
export const REMEMBERED_IDLE_S = 30 * DAY_S;
const REMEMBERED_MAX_S = 180 * DAY_S;

/** A session that is not remembered, and every administrator's. */
const SHORT_IDLE_S = 12 * HOUR_S;
const SHORT_MAX_S = 7 * DAY_S;

/** The last use of a session is stored to the hour. */
export const USE_NOTED_AFTER_S = HOUR_S;

/** When a session ends if it is not used again. */
export function idleEnd(now: Date, isRemembered: boolean): Date {
  const idleS = isRemembered ? REMEMBERED_IDLE_S : SHORT_IDLE_S;
  return new Date(now.getTime() + idleS * 1000);
}

const interval = (seconds: number) => sql.raw(`interval '${seconds} seconds'`);
const isAdministrator = sql`${users.role} = 'admin'`;

/** When a session ends, for statements that join it with its user. */
export const sessionEnd: SQL = sql`least(
  ${sessions.expiresAt},
  ${sessions.createdAt} + case when ${isAdministrator} or not ${sessions.remembered}
    then ${interval(SHORT_MAX_S)} else ${interval(REMEMBERED_MAX_S)} end,
  case when ${isAdministrator} then ${sessions.updatedAt} + ${interval(SHORT_IDLE_S)} end
)`;

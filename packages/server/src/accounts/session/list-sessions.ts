import { and, desc, eq, sql } from "drizzle-orm";
import type { DatabaseContext } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";
import type { Session } from "./read-session.ts";
import { sessionEnd } from "./session-length.ts";

/** Names of a browser and its operating system; null if unknown. */
type Device = { browser: string | null; system: string | null };

/** A session as its learner sees it. */
export type SignedInBrowser = Device & {
  id: string;
  /** Whether it is the session of the request. */
  isThis: boolean;
  /** ISO instant. */
  signedInAt: string;
  /** ISO instant, to the hour. */
  lastUsedAt: string;
};

/** All sessions of a session's learner, the most recently used first. */
export async function listSessions({
  db,
  session: { id, user },
  now,
}: DatabaseContext & { session: Session }): Promise<SignedInBrowser[]> {
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.userId, user.id), sql`${sessionEnd} > ${now.toISOString()}::timestamptz`),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id);
  return rows.map(({ session }) => ({
    id: session.id,
    ...describeDevice(session.userAgent ?? ""),
    isThis: session.id === id,
    signedInAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  }));
}

/** The first match wins, since most User-Agent headers also contain the names of other browsers. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT|OPiOS|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["DuckDuckGo", /\b(DuckDuckGo|Ddg)\//],
  ["Firefox", /\b(Firefox|FxiOS|Focus)\//],
  ["Chrome", /\b(Headless)?(Chrome|CriOS|Chromium)\//],
  // Old Android browsers and in-app browsers also contain "Safari", but not in this form.
  ["Safari", /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//],
];

const systems: readonly [name: string, pattern: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\b(iPhone|iPod)\b/],
  ["iPad", /\biPad\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

/** Reads a User-Agent header. */
export function describeDevice(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

function nameIn(names: typeof browsers, userAgent: string): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}

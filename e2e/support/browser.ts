import type { BrowserContext } from "@playwright/test";

/** Storage of a browser that has already shown the welcome dialog. Otherwise the dialog would cover the first page. */
export const alreadyWelcomed = {
  cookies: [
    {
      name: "verbena_welcome_shown",
      value: "true",
      domain: "127.0.0.1",
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax" as const,
    },
  ],
  origins: [],
};

/** Storage of a browser that has never opened Verbena. */
export const neverWelcomed = { cookies: [], origins: [] };

/**
 * The time zone of all learners. It is about noon in this zone: "today" does not end during the tests. The first
 * process chooses the zone, and the workers inherit it.
 */
export const TIME_ZONE = process.env["VERBENA_TIME_ZONE"] ?? zoneAtNoon(new Date());
process.env["VERBENA_TIME_ZONE"] = TIME_ZONE;

/** The number of days since Monday in {@link TIME_ZONE}. */
export function daysSinceMonday(): number {
  const weekday = new Date().toLocaleDateString("en", { timeZone: TIME_ZONE, weekday: "short" });
  return ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(weekday);
}

/** The zone in which it is noon. Signs follow POSIX: `Etc/GMT-3` is three hours ahead of UTC. */
function zoneAtNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours();
  return `Etc/GMT${ahead < 0 ? "+" : "-"}${Math.abs(ahead)}`;
}

const HOUR_MS = 3_600_000;

/** Noon of a Wednesday in {@link TIME_ZONE}, for journeys that depend on the day. */
export const FIXED_NOON =
  Date.parse("2027-03-10T12:00:00Z") + Number(TIME_ZONE.slice("Etc/GMT".length)) * HOUR_MS;

/**
 * Where random numbers begin, between 0 and 1: it decides which sentences practice draws, and in which order.
 * VERBENA_DRAW asks for other ones by hand.
 */
export const DRAW = Number(process.env["VERBENA_DRAW"] ?? 0.4);

/** Fixes what pages draw. Random numbers differ only after the 32 bits that draws use, because names must be unique. */
export async function fixDraws(context: BrowserContext): Promise<void> {
  await context.addInitScript((draw) => {
    const BITS = 2 ** 32;
    const { random } = Math;
    Math.random = () => (Math.floor(draw * BITS) + random()) / BITS;
  }, DRAW);
}

import { CLOCK_TOLERANCE_MS, type Instant, onServerClock } from "@verbena/core/calendar";

/** How far this device's clock is behind the server's (ms), as the server's answers have shown. */
let behindMs = 0;

const listeners = new Set<() => void>();

/** The present moment by the server's clock, since this device's may be wrong; until the server has answered, by this one. */
export function currentInstant(): Instant {
  return byServerClock(new Date().toISOString());
}

/** An instant of this device's clock on the server's. */
export function byServerClock(at: Instant): Instant {
  return onServerClock(at, behindMs);
}

/** Calls back when this device's clock turns out to be wrong, or to be right again. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Compares this device's clock with the `Date` of an answer. An answer that was long on its way, since
 * the device slept meanwhile, shows nothing, and neither does a page of somebody else (a proxy's).
 *
 * @param askedAt when the answer was asked for, in ms since 1970 by this device
 */
export function learnServerTime({ headers }: Response, askedAt: number): void {
  const isOurs = headers.get("content-type")?.startsWith("application/json") ?? false;
  const serverTime = Date.parse(headers.get("date") ?? "");
  const now = Date.now();
  const isPrompt = Math.abs(now - askedAt) <= CLOCK_TOLERANCE_MS;
  if (!isOurs || !isPrompt || Number.isNaN(serverTime)) return;
  const measured = serverTime - now;
  if (Math.abs(measured - behindMs) <= CLOCK_TOLERANCE_MS) return;
  behindMs = measured;
  for (const tell of listeners) tell();
}

import { CLOCK_TOLERANCE_MS, type Instant, onServerClock } from "@verbena/core/calendar";

/** How far this device's clock is behind the server's (ms), measured from its responses. */
let behindMs = 0;

const listeners = new Set<() => void>();

/** The present moment by the server's clock; by this device's until the server has answered. */
export function currentInstant(): Instant {
  return byServerClock(new Date().toISOString());
}

/** Converts an instant of this device's clock to the server's. */
export function byServerClock(at: Instant): Instant {
  return onServerClock(at, behindMs);
}

/** Calls back when the measured difference of the clocks changes. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Measures this device's clock by the `Date` of a response. Ignores slow responses (the device may have
 * slept) and those of proxies.
 *
 * @param askedAt when the request was sent, in ms since 1970 by this device
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
  for (const listener of listeners) listener();
}

import { CLOCK_TOLERANCE_MS, type Instant, MINUTE_MS, toServerClock } from "@verbena/core/calendar";
import { useEffect, useState } from "react";
import { createListeners } from "./listeners.ts";

/** How far this device's clock is behind the server's (ms), measured from its responses. */
let behindMs = 0;

const { subscribe, notify } = createListeners();

/** The current time by the server's clock. Until the server has responded, by this device's clock. */
export function currentInstant(): Instant {
  return toServerTime(new Date().toISOString());
}

/** Converts an instant of this device's clock to the server's. */
export function toServerTime(at: Instant): Instant {
  return toServerClock(at, behindMs);
}

/** Calls back when the measured difference between the clocks changes. */
export const onClockOffsetChange = subscribe;

/**
 * Measures this device's clock against the `Date` header of a response. Ignores responses of proxies. Also ignores slow
 * responses: the device may have slept.
 *
 * @param sentAt when the request was sent, in ms since 1970 by this device
 */
export function updateClockOffset({ headers }: Response, sentAt: number): void {
  const isOurs = headers.get("content-type")?.startsWith("application/json") ?? false;
  const serverTime = Date.parse(headers.get("date") ?? "");
  const now = Date.now();
  const isPrompt = Math.abs(now - sentAt) <= CLOCK_TOLERANCE_MS;
  if (!isOurs || !isPrompt || Number.isNaN(serverTime)) return;
  const measured = serverTime - now;
  if (Math.abs(measured - behindMs) <= CLOCK_TOLERANCE_MS) return;
  behindMs = measured;
  notify();
}

/** The current time, updated every minute while the page stays open. */
export function useNow(): Instant {
  const [now, setNow] = useState(currentInstant);
  useEffect(() => {
    const update = () => setNow(currentInstant());
    const timer = setInterval(update, MINUTE_MS);
    const stopListening = onClockOffsetChange(update);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, []);
  return now;
}

import { CLOCK_TOLERANCE_MS, type Instant, MINUTE_MS, toServerClock } from "@verbena/core/calendar";
import { useEffect, useState } from "react";
import { createListeners } from "./listeners.ts";

/**
 * How far this device's clock is behind the server's (ms); negative when it is ahead. The nearest value to the one before
 * that is possible by the last response.
 */
let behindMs = 0;

const { subscribe, notify } = createListeners();

/** The current time by the server's clock. Until the server has responded, by this device's clock. */
export function currentInstant(): Instant {
  return toServerTime(deviceInstant());
}

/** Converts an instant of {@link deviceInstant} to the server's clock. */
export function toServerTime(at: Instant): Instant {
  return toServerClock(at, behindMs);
}

/**
 * The current time as this device records and sends it. Nobody corrects it later by so little as
 * {@link CLOCK_TOLERANCE_MS}, therefore it is corrected here: on a device that is some seconds slow, the first answers to new
 * homework would be from before the homework.
 */
export function deviceInstant(): Instant {
  const isLittle = Math.abs(behindMs) <= CLOCK_TOLERANCE_MS;
  return new Date(Date.now() + (isLittle ? behindMs : 0)).toISOString();
}

/** Calls back when the measured difference between the clocks changes. */
export const onClockOffsetChange = subscribe;

/** The `Date` header has whole seconds. */
const DATE_STEP_MS = 1000;

/**
 * Measures this device's clock against the `Date` header of a response, which the server wrote between the request and the
 * arrival. Ignores responses of proxies. Also ignores slow responses: the device may have slept, or its clock was set.
 *
 * @param sentAt when the request was sent, in ms since 1970 by this device
 */
export function updateClockOffset({ headers }: Response, sentAt: number): void {
  const isOurs = headers.get("content-type")?.startsWith("application/json") ?? false;
  const serverTime = Date.parse(headers.get("date") ?? "");
  const now = Date.now();
  const isPrompt = now >= sentAt && now - sentAt <= CLOCK_TOLERANCE_MS;
  if (!isOurs || !isPrompt || Number.isNaN(serverTime)) return;
  const [least, most] = [serverTime - now, serverTime + DATE_STEP_MS - sentAt];
  const measured = Math.min(Math.max(behindMs, least), most);
  if (measured === behindMs) return;
  behindMs = measured;
  notify();
}

/**
 * The current time, updated every minute while the page stays open.
 *
 * @param moments of which the page must know at once
 */
export function useNow(moments: readonly Instant[] = []): Instant {
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
  const [next] = moments.filter((moment) => moment > now).sort();
  useEffect(() => {
    if (next === undefined) return;
    const waitMs = Date.parse(next) - Date.parse(now);
    if (waitMs > MINUTE_MS) return;
    const timer = setTimeout(() => setNow(currentInstant()), waitMs);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}

import type { Instant } from "@verbena/core/calendar";
import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The present moment, to the minute: what is due changes while a page stays open. */
export function useNow(): Instant {
  const [now, setNow] = useState(currentInstant);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentInstant()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const currentInstant = () => new Date().toISOString();

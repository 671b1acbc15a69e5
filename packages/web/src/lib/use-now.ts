import type { Instant } from "@verbena/core/calendar";
import { useEffect, useState } from "react";
import { currentInstant, onClockOffsetChange } from "./server-clock.ts";

const MINUTE_MS = 60_000;

/** The present moment, updated every minute while the page stays open. */
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

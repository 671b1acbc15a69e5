// A server that loads this file with --import starts at VERBENA_STARTS_AT. Each SIGUSR2 moves its clock forward by a day.
import { DAY_MS } from "@verbena/core/calendar";

const SystemDate = Date;
const { VERBENA_STARTS_AT: startsAt } = process.env;
let aheadMs = startsAt === undefined ? 0 : Number(startsAt) - SystemDate.now();

class MovableDate extends SystemDate {
  constructor(...parts: [] | ConstructorParameters<typeof Date>) {
    if (parts.length === 0) super(MovableDate.now());
    else super(...parts);
  }

  static override now(): number {
    return SystemDate.now() + aheadMs;
  }
}

globalThis.Date = MovableDate as DateConstructor;
process.on("SIGUSR2", () => {
  aheadMs += DAY_MS;
});

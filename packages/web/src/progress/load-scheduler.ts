import type { Scheduler, SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { sm2 } from "@verbena/core/scheduling/sm2";

/** The module of FSRS. Undefined until a learner needs it. */
let fsrs: typeof import("@verbena/core/scheduling/fsrs") | undefined;

/**
 * Loads FSRS if a learner uses it. Call it before showing their progress. If loading fails, SM-2 schedules unsent
 * answers on this device; the server's schedule replaces this later.
 *
 * @returns whether FSRS had to be loaded
 */
export async function loadScheduler(choice: SchedulerChoice): Promise<boolean> {
  if (choice === null || fsrs) return false;
  fsrs = await import("@verbena/core/scheduling/fsrs").catch(() => undefined);
  return true;
}

/** The scheduler of a learner. SM-2 until FSRS is loaded. */
export const schedulerOf = (choice: SchedulerChoice): Scheduler =>
  choice === null || !fsrs ? sm2 : fsrs.schedulerFor(choice);

import type { Scheduler, SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { sm2 } from "@verbena/core/scheduling/sm2";

/** Undefined until a learner needs it. */
let fsrs: typeof import("@verbena/core/scheduling/fsrs") | undefined;

/**
 * Loads FSRS if a learner uses it, before their progress is shown. If that fails, SM-2 schedules unsent answers
 * on this device until it succeeds; the server's schedule then replaces this.
 *
 * @returns whether it had to be loaded
 */
export async function loadScheduler(choice: SchedulerChoice): Promise<boolean> {
  if (choice === null || fsrs) return false;
  fsrs = await import("@verbena/core/scheduling/fsrs").catch(() => undefined);
  return true;
}

/** The scheduler of a learner, once it is loaded. */
export const schedulerOf = (choice: SchedulerChoice): Scheduler =>
  choice === null || !fsrs ? sm2 : fsrs.schedulerFor(choice);

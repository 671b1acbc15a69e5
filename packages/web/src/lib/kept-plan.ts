import type { TodayPlan } from "@verbena/core/session/plan-today";
import { createListeners } from "./listeners.ts";
import { fromStored, parseStored, toStored } from "./stored-value.ts";
import { readStored, removeStored, writeStored } from "./web-storage.ts";

/* Today's plan of the learner who practises on this device, for all tabs. */

const KEY = "verbena_today";

type Kept = { learner: string; plan: TodayPlan };

/** The value as this tab wrote it: storage may be blocked or full. */
let written: string | null = null;

/** The value that was read last. The same text always gives the same object. */
let text: string | null = null;
let value: Kept | undefined;

const { subscribe, notify } = createListeners();

/** Calls back when this tab changes the plan. */
export const onPlanChange = subscribe;

/** The plan that a learner has seen last on this device. Null for none, and on a device of somebody else. */
export function keptPlan(learner: string): TodayPlan | null {
  const stored = readStored(KEY) ?? written;
  if (stored !== text) value = fromStored(parseStored(stored));
  text = stored;
  return value?.learner === learner ? value.plan : null;
}

/** Keeps a plan, unless another tab has kept it already and shows less. */
export function keepPlan(learner: string, plan: TodayPlan): void {
  const kept = keptPlan(learner);
  const isSame = kept?.day === plan.day && kept.basis === plan.basis;
  if (isSame && kept.left <= plan.left) return;
  const planned = isSame ? Math.min(kept.planned, plan.planned) : plan.planned;
  written = JSON.stringify(toStored({ learner, plan: { ...plan, planned } } satisfies Kept));
  // If storage is full, the write fails. Remove the older plan first: it must not come back.
  removeStored(KEY);
  writeStored(KEY, written);
  notify();
}

export function forgetPlan(): void {
  written = null;
  removeStored(KEY);
}

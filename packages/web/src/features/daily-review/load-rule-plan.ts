import type { RulePlan } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";
import { cacheEntry } from "#lib/offline-cache.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";

/** How long a round waits for the server. After that, it begins with the plan that this device keeps. */
const PLAN_MAX_MS = 1_500;

/** What a review by rule asks next. Without any plan, the round asks due cards and new ones. */
export async function loadRulePlan(): Promise<RulePlan> {
  const entry = cacheEntry<RulePlan>("rule-plan");
  const late = new Promise<null>((resolve) => setTimeout(resolve, PLAN_MAX_MS, null));
  const call = api.progress.knowledge.plan.$get({ query: { timeZone: deviceTimeZone() } });
  const loaded = await Promise.race([readBody(call).catch(() => null), late]);
  if (loaded !== null) void entry.write(loaded);
  return loaded ?? (await entry.read()) ?? { cards: [] };
}

import { useModule } from "#lib/use-module.ts";
import { useToday } from "#progress/use-today.ts";

/** Makes today's plan, if neither dashboard nor review has made it. Shows nothing. */
export function TodaysPlan() {
  const isMissing = useToday() === null;
  const { data } = useModule("plan-maker", () => import("./plan-maker.ts"), isMissing);
  return isMissing && data ? <data.PlanMaker /> : null;
}

import { placementResult } from "@verbena/core/placement/placement-result";
import { useRecord } from "#progress/use-record.ts";
import { useUser } from "#session/use-session.ts";
import { type KeptTest, keptTest } from "./kept-test.ts";
import type { TestForms } from "./load-test.ts";
import { placementEvents } from "./placement-events.ts";

/** Returns a function that records the result of a test, once. */
export function useRecordPlacement(): (forms: TestForms, test: KeptTest) => void {
  const { id } = useUser();
  const record = useRecord();
  return ({ pool }, test) => {
    if (keptTest.read(id)?.isFinished) return;
    keptTest.write(id, { ...test, isFinished: true });
    const result = placementResult(pool, test);
    for (const event of placementEvents(pool, test, result)) void record(event);
  };
}

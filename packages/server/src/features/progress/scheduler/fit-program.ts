// A process of its own: reads histories as JSON from standard input and writes the fitted weights. The native
// optimizer cannot be interrupted in a thread, and a fault in it would end the server.
import { text } from "node:stream/consumers";
import type { History } from "@verbena/core/scheduling/log-loss";
import { fitWeights, type Train } from "./fit-weights.ts";

/** Fails where the optimizer has no build for this platform. */
const optimizer = await import("@open-spaced-repetition/binding").catch(() => null);

const train: Train = async (items) => {
  if (!optimizer) throw new Error("no optimizer");
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = optimizer;
  const set = items.map(
    (item) => new FSRSBindingItem(item.map(([grade, days]) => new FSRSBindingReview(grade, days))),
  );
  return computeParameters(set, { enableShortTerm: false }).catch((error: unknown) => {
    if (String(error).includes("NotEnoughData")) return null;
    throw error;
  });
};

const histories: History[] = JSON.parse(await text(process.stdin));
const result = optimizer ? await fitWeights(histories, train) : { status: "unavailable" };
process.stdout.write(JSON.stringify(result));

import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { History } from "@verbena/core/scheduling/log-loss";
import { fitProgram } from "../../../release.ts";
import type { FittedWeights } from "./fit-weights.ts";

export type FitResult =
  | FittedWeights
  /** The optimizer has no build for this platform, or did not finish. */
  | { status: "unavailable" };

/** The largest fit takes about four seconds. */
const TIME_LIMIT_MS = 60_000;

const HEAP_MAX_MB = 512;

/** Runs the fit in a process that has a time limit, and no access to the server's environment. */
export async function runFit(
  histories: readonly History[],
  program = fitProgram,
): Promise<FitResult> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MAX_MB}`, program], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {},
    timeout: TIME_LIMIT_MS,
    killSignal: "SIGKILL",
  });
  // A process that has ended reads nothing; its missing result says enough.
  child.stdin.on("error", () => {});
  child.on("error", () => {});
  child.stdin.end(JSON.stringify(histories));
  const output = await text(child.stdout);
  if (output === "") return { status: "unavailable" };
  return JSON.parse(output) as FitResult;
}

import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import type { History, Review } from "@verbena/core/scheduling/log-loss";
import { ANSWERS_TO_FIT } from "@verbena/core/scheduling/scheduler";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import { readLog } from "../../../db/read-log.ts";
import type { ArchivedEvent } from "../../../db/schema.ts";
import { fitProgram } from "../../../release.ts";
import { type FittedWeights, HISTORY_MAX } from "./fit-weights.ts";

/** `missing`: how many more answers a fit needs. */
export type SchedulerFit = FitResult | { status: "tooFewAnswers"; missing: number };

/** Fits the weights of FSRS to the learner's answers, and changes nothing. */
export async function fitScheduler({ db, user }: RequestContext): Promise<SchedulerFit> {
  const histories = historiesOf(await readLog(db, user.id));
  const answers = histories.reduce((sum, { length }) => sum + length, 0);
  if (answers < ANSWERS_TO_FIT) {
    return { status: "tooFewAnswers", missing: ANSWERS_TO_FIT - answers };
  }
  return runFit(histories.map((history) => history.slice(0, HISTORY_MAX)));
}

/** The answers to each card that count since the last reset of its family, in the order of their times. */
function historiesOf(log: readonly ArchivedEvent[]): History[] {
  const families = new Map<Family, { resetAt: Instant; cards: Map<string, Review[]> }>();
  for (const { kind, family, item, context, verdict, answeredAt: at } of log) {
    const begun = families.get(family) ?? { resetAt: "", cards: new Map() };
    families.set(family, begun);
    if (at < begun.resetAt) continue;
    if (kind === "reset") families.set(family, { resetAt: at, cards: new Map() });
    if (!verdict) continue;
    const card = `${item}|${context}`;
    const history = begun.cards.get(card);
    if (history) history.push({ verdict, at });
    else begun.cards.set(card, [{ verdict, at }]);
  }
  return [...families.values()]
    .flatMap(({ cards }) => [...cards.values()])
    .map((history) => history.sort((one, other) => (one.at < other.at ? -1 : 1)));
}

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

import { openDatabase } from "../db/open-database.ts";
import { type Environment, linkOriginOf } from "../environment.ts";
import { askServer } from "./ask-server.ts";
import { carryOut } from "./carry-out.ts";
import type { ControlRequest, Outcome } from "./request.ts";

/**
 * Does what a command asks: on PostgreSQL beside whatever servers there are; on the embedded database
 * through the server that holds it, or on its folder while none does.
 *
 * @throws StartError when the data cannot be had
 */
async function runOnData(environment: Environment, request: ControlRequest): Promise<Outcome> {
  const isEmbedded = environment.databaseUrl === undefined;
  const answer = isEmbedded ? await askServer(environment.dataDir, request) : null;
  if (answer) return answer;
  const { db, close } = await openDatabase(environment, {
    onLostConnection: () => {},
    onWaiting: (reason) => process.stderr.write(`Waiting for ${reason} …\n`),
  });
  try {
    const surroundings = { db, now: () => new Date(), linkOrigin: linkOriginOf(environment) };
    return await carryOut(surroundings, request);
  } finally {
    await close();
  }
}

/** Runs a command and prints how it went; what failed ends with status 1. */
export async function printOutcome(
  environment: Environment,
  request: ControlRequest,
): Promise<void> {
  const { text, failed } = await runOnData(environment, request);
  const output = failed ? process.stderr : process.stdout;
  output.write(`${text}\n`);
  if (failed) process.exitCode = 1;
}

import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { FolderInUseError } from "../db/folder-lock.ts";
import { openDatabase } from "../db/open-database.ts";
import { type Environment, linkOriginOf } from "../environment.ts";
import { StartError } from "../errors/start-error.ts";
import { controlAddress, controlFile } from "./control-server.ts";
import { type Operation, type Result, resultSchema, runOperation } from "./operations.ts";

/** Runs an operation on the data of the environment and prints its result. */
export async function runAndPrint(environment: Environment, operation: Operation): Promise<void> {
  const { text, failed } = await directlyOrThroughServer(
    environment.dataDir,
    () => runDirectly(environment, operation),
    async (call) => resultSchema.parse(await json(await call("/operation", operation))),
  );
  (failed ? process.stderr : process.stdout).write(`${text}\n`);
  if (failed) process.exitCode = 1;
}

async function runDirectly(environment: Environment, operation: Operation): Promise<Result> {
  const { db, close } = await openDatabase(environment, {
    onLostConnection: () => {},
    onWaiting: (reason) => process.stderr.write(`Waiting for ${reason} …\n`),
  });
  const dependencies = { db, now: () => new Date(), linkOrigin: linkOriginOf(environment) };
  return await runOperation(dependencies, operation).finally(close);
}

type Call = (path: string, body?: object) => Promise<IncomingMessage>;

/** Calls `directly` or, if a server has locked the data folder, `throughServer`. */
export async function directlyOrThroughServer<T>(
  dataDir: string,
  directly: () => Promise<T>,
  throughServer: (call: Call) => Promise<T>,
): Promise<T> {
  try {
    return await directly();
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return await throughServer((path, body) => callServer(dataDir, path, body));
  }
}

/** @throws StartError if no server responds, for example while it starts or stops */
async function callServer(dataDir: string, path: string, body = {}): Promise<IncomingMessage> {
  try {
    const { port, token } = controlAddress.parse(
      JSON.parse(readFileSync(controlFile(dataDir), "utf8")),
    );
    const headers = { authorization: `Bearer ${token}` };
    const call = request({ host: "127.0.0.1", port, path, method: "POST", headers });
    return await new Promise((resolve, reject) => {
      call.once("response", resolve).once("error", reject).end(JSON.stringify(body));
    });
  } catch (cause) {
    throw new StartError(
      `The data folder ${dataDir} is in use by another Verbena that does not respond. Try again.`,
      { cause },
    );
  }
}

import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import { describeError } from "../errors/describe-error.ts";
import { StartError } from "../errors/start-error.ts";
import { carryOut, type Surroundings } from "./carry-out.ts";
import { makePrivateFolder } from "./private-folder.ts";
import { controlRequest, type Outcome } from "./request.ts";
import { socketPath } from "./socket-path.ts";

/** Nobody but the user that the server runs as. */
const ALL_BUT_OWNER_AND_RUN = 0o177;

type Options = {
  dataDir: string;
  log: Logger;
  /** How long commands under way may take when the process is asked to end. */
  drainMs: number;
};

/**
 * Takes commands at a socket in the data folder, whose lock must be held: one request on a line of
 * JSON, one outcome back.
 *
 * @returns ends it, when the commands under way are done or have been aborted
 */
export async function listenForCommands(
  { dataDir, log, drainMs }: Options,
  surroundings: Surroundings,
): Promise<() => Promise<void>> {
  const place = socketPath(dataDir);
  if (!place || (place.folder !== null && !makePrivateFolder(place.folder))) {
    log.warn("there is no place for the socket that takes commands");
    return async () => {};
  }
  const { path, folder } = place;
  const silent = new Set<Socket>();
  const busy = new Set<Socket>();
  const ending = new AbortController();
  const server = createServer(async (socket) => {
    silent.add(socket);
    const line = await firstLine(socket);
    silent.delete(socket);
    if (line === null) return;
    busy.add(socket);
    socket.once("close", () => busy.delete(socket));
    const outcome = await outcomeOf(line, log, { ...surroundings, signal: ending.signal });
    socket.write(`${JSON.stringify(outcome)}\n`);
    // A client that is suspended would never close its end.
    socket.destroySoon();
  });
  // Left by a process that was killed; nobody listens there, since the lock is ours.
  if (process.platform !== "win32") rmSync(path, { force: true });
  try {
    await listenPrivately(server, path);
  } catch (error) {
    log.warn({ error: describeError(error) }, "there is no socket that takes commands");
    return async () => {};
  }
  return async () => {
    server.close();
    for (const socket of silent) socket.destroy();
    const late = setTimeout(() => {
      for (const socket of busy) socket.destroy();
      ending.abort();
    }, drainMs);
    await once(server, "close");
    clearTimeout(late);
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  };
}

/** The socket never is there with other rights, not even for a moment. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const before = process.umask(ALL_BUT_OWNER_AND_RUN);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, "listening");
}

/** @returns null when the connection ends without one */
async function firstLine(socket: Socket): Promise<string | null> {
  socket.on("error", () => {});
  const lines = createInterface({ input: socket });
  const [line] = await Promise.race([once(lines, "line"), once(lines, "close")]);
  return typeof line === "string" ? line : null;
}

async function outcomeOf(line: string, log: Logger, surroundings: Surroundings): Promise<Outcome> {
  try {
    return await carryOut(surroundings, controlRequest.parse(JSON.parse(line)));
  } catch (error) {
    log.error({ error: describeError(error) }, "a command failed");
    if (error instanceof StartError) return { text: error.message, failed: true };
    return { text: "The server could not do it; its log says why.", failed: true };
  }
}

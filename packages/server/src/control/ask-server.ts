import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { StartError } from "../errors/start-error.ts";
import { isPrivateFolder } from "./private-folder.ts";
import { type ControlRequest, type Outcome, outcome } from "./request.ts";
import { socketPath } from "./socket-path.ts";

/** Whether the request was carried out is not known. */
export class ServerEnded extends StartError {}

/**
 * @returns null where no server holds the data folder, or none that can be asked
 * @throws ServerEnded when it ends before it answers
 */
export async function askServer(dataDir: string, request: ControlRequest): Promise<Outcome | null> {
  const place = socketPath(dataDir);
  if (!place || (place.folder !== null && !isPrivateFolder(place.folder))) return null;
  const socket = await connected(place.path);
  if (!socket) return null;
  socket.write(`${JSON.stringify(request)}\n`);
  const answer = await text(socket).catch(() => "");
  if (answer === "") throw new ServerEnded("The server ended before it answered.");
  return outcome.parse(JSON.parse(answer));
}

async function connected(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return socket;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOENT" || code === "ECONNREFUSED") return null;
    if (code !== "EACCES") throw error;
    throw new StartError(`The server runs as another user, who alone may use ${path}.`, {
      cause: error,
    });
  }
}

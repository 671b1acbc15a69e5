import { once } from "node:events";
import { connect } from "node:net";

export type Call = { method: "GET" | "POST"; path: string; cookie: string; body?: string };

/** A connection that sends one call after the other. */
export type Connection = { send: (call: Call) => Promise<void>; close: () => void };

/**
 * Speaks just enough HTTP for Verbena's responses. Node's client needs several times the processor time,
 * which the server then lacks.
 */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding("latin1");
  await once(socket, "connect");
  let received = "";
  let pending: PromiseWithResolvers<void> | undefined;

  const settle = (error?: Error) => {
    const { resolve, reject } = pending ?? {};
    pending = undefined;
    if (error) reject?.(error);
    else resolve?.();
  };
  socket.on("data", (chunk: string) => {
    received += chunk;
    if (!isComplete(received)) return;
    const response = received;
    received = "";
    settle(response.startsWith("HTTP/1.1 200 ") ? undefined : new Error(response));
  });
  socket.on("error", settle);
  socket.on("close", () => settle(new Error("the server closed the connection")));

  return {
    send({ method, path, cookie, body = "" }) {
      pending = Promise.withResolvers();
      const length = Buffer.byteLength(body);
      const type = body === "" ? "" : "content-type: application/json\r\n";
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n` +
          "accept-encoding: gzip, deflate, br, zstd\r\n" +
          `${type}content-length: ${length}\r\n\r\n${body}`,
      );
      return pending.promise;
    },
    close: () => socket.removeAllListeners("close").destroy(),
  };
}

/** Whether a response has arrived to its end: by its length, or by its last chunk. */
function isComplete(response: string): boolean {
  const head = response.indexOf("\r\n\r\n");
  if (head === -1) return false;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(response) ?? [];
  if (length === undefined) return response.endsWith("\r\n0\r\n\r\n");
  return response.length >= head + 4 + Number(length);
}

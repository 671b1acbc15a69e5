import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy to PostgreSQL that can lose everything, as a network does. Stops at the end of the test. */
export async function startSilentProxy(target: URL) {
  const sockets = new Set<Socket>();
  const asked = Promise.withResolvers<void>();
  let isSilent = false;
  const pass = (from: Socket, to: Socket, onLost: () => void) => {
    sockets.add(from);
    from.on("data", (data) => (isSilent ? onLost() : to.write(data)));
    from.on("error", () => {});
    from.on("close", () => to.destroy());
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    pass(client, database, asked.resolve);
    pass(database, client, () => {});
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(target);
  const address = server.address();
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
    },
    /** Resolves when the server has sent something that was lost. */
    asked: () => asked.promise,
  };
}

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { z } from "zod";
import { describeError } from "../errors/app-error.ts";
import { StartError } from "../errors/start-error.ts";
import { type OperationDependencies, operationSchema, runOperation } from "./operations.ts";

const TOKEN_BYTES = 32;
const SERVER_ERROR = 500;

export const ARCHIVE_TYPE = "application/x-tar";

/** Has the port and the token of the control server. Only the server's user can read it. */
export const controlFile = (dataDir: string) => join(dataDir, "control.json");

export const controlAddress = z.strictObject({ port: z.int(), token: z.string() });

type Dependencies = OperationDependencies & {
  dataDir: string;
  log: Logger;
  /** Packs the data folder into a tar file. */
  pack: () => Promise<Readable>;
};

/**
 * Lets commands use the embedded database while this process has its folder locked. The control server
 * listens on a free port of the loopback interface and requires the token.
 */
export async function startControlServer({ dataDir, log, pack, ...dependencies }: Dependencies) {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const app = new Hono()
    .use(bearerAuth({ token }))
    .post("/operation", async (c) => {
      const operation = operationSchema.parse(await c.req.json());
      return c.json(await runOperation(dependencies, operation, c.req.raw.signal));
    })
    .post("/backup", async (c) => {
      return c.body(Readable.toWeb(await pack()), { headers: { "content-type": ARCHIVE_TYPE } });
    });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ error: describeError(error) }, "a command failed");
    const isForOperator = error instanceof StartError || "syscall" in error;
    const text = isForOperator ? error.message : "The server failed; its log says why.";
    return c.json({ text, failed: true }, SERVER_ERROR);
  });
  const server = createServer(getRequestListener(app.fetch));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = z.object({ port: z.int() }).parse(server.address());
  const file = controlFile(dataDir);
  writeFileSync(file, JSON.stringify({ port: address.port, token }), { mode: 0o600 });
  server.once("close", () => rmSync(file, { force: true }));
  return server;
}

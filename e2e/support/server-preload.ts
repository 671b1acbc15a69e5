// The journeys' server loads this file with --import. The file makes password hashes cheap, keeps connections open,
// fixes what the server draws, and lets journeys move the clock.
import crypto, { createHash, type ScryptOptions } from "node:crypto";
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { DRAW } from "./browser.ts";
import "./movable-clock.ts";

const KEEP_ALIVE_MS = 600_000;

type Done = (error: Error | null, key: Buffer) => void;

/** A cheap replacement with the signature of `crypto.scrypt`. Keys have the 64 bytes that the server requires. */
function scrypt(
  password: string,
  salt: Buffer,
  _length: number,
  _cost: ScryptOptions,
  done: Done,
): void {
  done(null, createHash("sha512").update(password).update(salt).digest());
}

const { createServer } = http;

// Keeps idle connections open: a client gets ECONNRESET if it reuses a connection that the server is closing.
function createKeepAliveServer(...parameters: Parameters<typeof createServer>): http.Server {
  const server = createServer(...parameters);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Replace Node's date header, which follows the system's clock, because browsers correct their clocks by it.
  server.prependListener("request", (_request, response) => {
    response.setHeader("date", new Date().toUTCString());
  });
  return server;
}

Math.random = () => DRAW;
Object.assign(crypto, { scrypt });
Object.assign(http, { createServer: createKeepAliveServer });
syncBuiltinESMExports();

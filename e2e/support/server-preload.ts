// Loaded into the journeys' server with --import: makes password hashes cheap and keeps connections open.
import crypto, { createHash, type ScryptOptions } from "node:crypto";
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";

const KEEP_ALIVE_MS = 600_000;

type Done = (error: Error | null, key: Buffer) => void;

/** Has the signature of `crypto.scrypt`. Keys have 64 bytes, as the server requires. */
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

// A client gets ECONNRESET if it reuses an idle connection that the server is closing.
function createKeepAliveServer(...parameters: Parameters<typeof createServer>): http.Server {
  const server = createServer(...parameters);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

Object.assign(crypto, { scrypt });
Object.assign(http, { createServer: createKeepAliveServer });
syncBuiltinESMExports();

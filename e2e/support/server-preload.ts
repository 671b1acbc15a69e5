// Loaded into the journeys' server with --import: passwords are hashed cheaply, connections kept.
import crypto, { createHash, type ScryptOptions } from "node:crypto";
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";

const KEEP_ALIVE_MS = 600_000;

type Done = (error: Error | null, key: Buffer) => void;

/** Same signature as `crypto.scrypt`; keys have 64 bytes, as the server asks for. */
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

// A client that reuses an idle connection while the server closes it gets ECONNRESET.
function createPatientServer(...parameters: Parameters<typeof createServer>): http.Server {
  const server = createServer(...parameters);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

Object.assign(crypto, { scrypt });
Object.assign(http, { createServer: createPatientServer });
syncBuiltinESMExports();

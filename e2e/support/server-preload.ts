// Loaded into the journeys' server with --import: password hashes cost nothing there.
import crypto, { createHash, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

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

Object.assign(crypto, { scrypt });
syncBuiltinESMExports();

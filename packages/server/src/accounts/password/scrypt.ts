import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import { createTurns } from "../../http/turns.ts";
import type { PasswordHashing } from "./hash-ahead.ts";

/** Memory is 128 × N × r bytes, work N × r × p. */
type WorkFactor = { N: number; r: number; p: number };

/** As much work as OWASP's N = 2^17, p = 1, with half the memory: 64 MB. */
const recommended: WorkFactor = { N: 2 ** 16, r: 8, p: 2 };

/** What a hash of better-auth's format (N = 2^14, r = 16, p = 1) lacks of that work. */
const missingInOldHash: WorkFactor = { N: 2 ** 15, r: 8, p: 3 };

/** So many at once: they share Node's four threads with files, and the memory with everything else. */
const CONCURRENT_MAX = 2;
/** A minute's worth; nobody waits longer than that. */
const WAITING_MAX = 200;

const SALT_BYTES = 16;
const KEY_BYTES = 64;

/** Scrypt with a work factor that each hash names: `scrypt:N:r:p:salt:key`. */
export function createScrypt(factor: WorkFactor = recommended): PasswordHashing {
  const inTurn = createTurns({ running: CONCURRENT_MAX, waiting: WAITING_MAX });
  const prefix = `scrypt:${factor.N}:${factor.r}:${factor.p}:`;
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await inTurn(() => derive(password, salt, factor));
      return `${prefix}${salt.toString("base64url")}:${key.toString("base64url")}`;
    },
    verify: ({ hash, password }) =>
      inTurn(() => (isOwn(hash) ? verifyOwn(hash, password) : verifyOld(hash, password))),
    isOutdated: (hash) => !hash.startsWith(prefix),
  };
}

const isOwn = (hash: string) => hash.startsWith("scrypt:");

async function verifyOwn(hash: string, password: string): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = hash.split(":");
  const factor = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), factor);
  const expected = Buffer.from(key, "base64url");
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Takes as long as an unknown address does, so that the time does not tell who has an account. */
async function verifyOld(hash: string, password: string): Promise<boolean> {
  const isRight = await verifyPassword({ hash, password });
  if (!isRight) await derive(password, randomBytes(SALT_BYTES), missingInOldHash);
  return isRight;
}

function derive(password: string, salt: Buffer, { N, r, p }: WorkFactor): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const cost = { N, r, p, maxmem: 2 * 128 * N * r };
  scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

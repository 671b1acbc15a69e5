import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createFairQueue, type QueueState } from "../../http/fair-queue.ts";

/** Hashes and compares passwords. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
  /** Whether a hash has another work factor than new hashes. */
  isOutdated: (hash: string) => boolean;
  queueState: () => QueueState;
};

/** Memory is 128 × N × r bytes, work N × r × p. */
type WorkFactor = { N: number; r: number; p: number };

/** As much work as OWASP's N = 2^17, p = 1, with half the memory: 64 MB. */
const recommended: WorkFactor = { N: 2 ** 16, r: 8, p: 2 };

/** For hashes of earlier versions: `salt:key` in hexadecimal. */
const legacyFactor: WorkFactor = { N: 2 ** 14, r: 16, p: 1 };
/** The difference in work between `recommended` and `legacyFactor`. */
const legacyDifference: WorkFactor = { N: 2 ** 15, r: 8, p: 3 };

/** Concurrent hashes take 64 MB each, and share Node's four threads with file access. */
const CONCURRENT_MAX = 2;
/** A full queue takes about a minute. */
const WAITING_MAX = 200;

const SALT_BYTES = 16;
const KEY_BYTES = 64;

/** Scrypt. Each hash contains its work factor: `scrypt:N:r:p:salt:key`. */
export function createScrypt(factor: WorkFactor = recommended): PasswordHashing {
  const runInQueue = createFairQueue({ running: CONCURRENT_MAX, waiting: WAITING_MAX });
  const prefix = `scrypt:${factor.N}:${factor.r}:${factor.p}:`;
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await runInQueue(() => derive(password, salt, factor));
      return `${prefix}${salt.toString("base64url")}:${key.toString("base64url")}`;
    },
    verify: ({ hash, password }) =>
      runInQueue(() =>
        hash.startsWith("scrypt:") ? verify(hash, password) : verifyLegacy(hash, password),
      ),
    isOutdated: (hash) => !hash.startsWith(prefix),
    queueState: runInQueue.state,
  };
}

async function verify(hash: string, password: string): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = hash.split(":");
  const factor = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), factor);
  return isSame(derived, Buffer.from(key, "base64url"));
}

/**
 * A wrong password costs the rest of the recommended work too. It then takes as long as an unknown address, so
 * that the time reveals no account.
 */
async function verifyLegacy(hash: string, password: string): Promise<boolean> {
  const [salt = "", key = ""] = hash.split(":");
  // Earlier versions used the hexadecimal text itself as the salt.
  const derived = await derive(password, Buffer.from(salt), legacyFactor);
  const isRight = isSame(derived, Buffer.from(key, "hex"));
  if (!isRight) await derive(password, randomBytes(SALT_BYTES), legacyDifference);
  return isRight;
}

const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

function derive(password: string, salt: Buffer, { N, r, p }: WorkFactor): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const cost = { N, r, p, maxmem: 2 * 128 * N * r };
  scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

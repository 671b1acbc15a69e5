import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createTurns } from "../../http/turns.ts";

/** How passwords are hashed and compared. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
  /** Whether a hash was made with another work factor than new ones. */
  isOutdated: (hash: string) => boolean;
};

/** Memory is 128 × N × r bytes, work N × r × p. */
type WorkFactor = { N: number; r: number; p: number };

/** As much work as OWASP's N = 2^17, p = 1, with half the memory: 64 MB. */
const recommended: WorkFactor = { N: 2 ** 16, r: 8, p: 2 };

/** Hashes of earlier versions, `salt:key` in hexadecimal, and the work that they lack. */
const old: WorkFactor = { N: 2 ** 14, r: 16, p: 1 };
const missingInOldHash: WorkFactor = { N: 2 ** 15, r: 8, p: 3 };

/** Hashes at once: they share Node's four threads with files, and take 64 MB each. */
const CONCURRENT_MAX = 2;
/** Takes a minute. */
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
      inTurn(() =>
        hash.startsWith("scrypt:") ? verify(hash, password) : verifyOld(hash, password),
      ),
    isOutdated: (hash) => !hash.startsWith(prefix),
  };
}

async function verify(hash: string, password: string): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = hash.split(":");
  const factor = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), factor);
  return isSame(derived, Buffer.from(key, "base64url"));
}

/** Takes as long as an unknown address does, so that the time does not tell who has an account. */
async function verifyOld(hash: string, password: string): Promise<boolean> {
  const [salt = "", key = ""] = hash.split(":");
  // The salt is the text itself, not the bytes that it stands for.
  const derived = await derive(password, Buffer.from(salt), old);
  const isRight = isSame(derived, Buffer.from(key, "hex"));
  if (!isRight) await derive(password, randomBytes(SALT_BYTES), missingInOldHash);
  return isRight;
}

const isSame = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other);

function derive(password: string, salt: Buffer, { N, r, p }: WorkFactor): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const cost = { N, r, p, maxmem: 2 * 128 * N * r };
  scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

import { randomBytes, scrypt } from "node:crypto";
import { createFairQueue, type QueueState } from "../../http/fair-queue.ts";
import { isAnyOf } from "../../security/secret.ts";

/** Hashes and compares passwords and recovery codes. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
  /** Whether a hash has another work factor than new hashes. */
  isOutdated: (hash: string) => boolean;
  /**
   * Hashes of random codes, separated by spaces. They share a salt, so that comparing a code with all of them
   * takes the work of one.
   */
  hashCodes: (codes: readonly string[]) => Promise<string>;
  /** The hash of a code; null if it is not among the hashes. */
  findCode: (attempt: { hashes: string; code: string }) => Promise<string | null>;
  queueState: () => QueueState;
};

/** Memory is 128 × N × r bytes, work N × r × p. */
type WorkFactor = { N: number; r: number; p: number };

/** As much work as OWASP's N = 2^17, p = 1, with half the memory: 64 MB. */
const recommended: WorkFactor = { N: 2 ** 16, r: 8, p: 2 };

/** For recovery codes, whose 49 random bits need less work than a password: 16 MB. */
const codeFactor: WorkFactor = { N: 2 ** 14, r: 8, p: 1 };

/** Concurrent hashes take 64 MB each, and share Node's four threads with file access. */
const CONCURRENT_MAX = 2;
/** A full queue takes about a minute. */
const WAITING_MAX = 200;

const SALT_BYTES = 16;
const KEY_BYTES = 64;

/** Scrypt. Each hash contains its work factor: `scrypt:N:r:p:salt:key`. */
export function createScrypt(factor: WorkFactor = recommended): PasswordHashing {
  const runInQueue = createFairQueue({ running: CONCURRENT_MAX, waiting: WAITING_MAX });
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await runInQueue(() => derive(password, salt, factor));
      return hashText(factor, salt, key);
    },
    verify: ({ hash, password }) => runInQueue(() => verify(hash, password)),
    isOutdated: (hash) => !hash.startsWith(prefixOf(factor)),
    hashCodes: (codes) => runInQueue(() => hashCodes(codes)),
    findCode: ({ hashes, code }) => runInQueue(() => findCode(hashes.split(" "), code)),
    queueState: runInQueue.state,
  };
}

const prefixOf = ({ N, r, p }: WorkFactor) => `scrypt:${N}:${r}:${p}:`;

const hashText = (factor: WorkFactor, salt: Buffer, key: Buffer) =>
  `${prefixOf(factor)}${salt.toString("base64url")}:${key.toString("base64url")}`;

function parseHash(hash: string): { factor: WorkFactor; salt: Buffer; key: Buffer } {
  const [, N, r, p, salt = "", key = ""] = hash.split(":");
  return {
    factor: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

async function verify(hash: string, password: string): Promise<boolean> {
  const { factor, salt, key } = parseHash(hash);
  return isAnyOf(await derive(password, salt, factor), [key]);
}

async function hashCodes(codes: readonly string[]): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hashes: string[] = [];
  for (const code of codes) {
    hashes.push(hashText(codeFactor, salt, await derive(code, salt, codeFactor)));
  }
  return hashes.join(" ");
}

async function findCode(hashes: readonly string[], code: string): Promise<string | null> {
  const [first] = hashes;
  if (first === undefined) return null;
  const { factor, salt } = parseHash(first);
  const given = await derive(code, salt, factor);
  return hashes.find((hash) => isAnyOf(parseHash(hash).key, [given])) ?? null;
}

function derive(password: string, salt: Buffer, { N, r, p }: WorkFactor): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const cost = { N, r, p, maxmem: 2 * 128 * N * r };
  scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

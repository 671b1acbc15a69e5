import { AsyncLocalStorage } from "node:async_hooks";
import { hashPassword } from "better-auth/crypto";

const ahead = new AsyncLocalStorage<string>();

/**
 * Runs a sign-up with its password hashed beforehand: better-auth hashes inside its transaction,
 * and nobody else could use the connection meanwhile.
 */
export async function withHashAhead<T>(password: string, signUp: () => Promise<T>): Promise<T> {
  return ahead.run(await hashPassword(password), signUp);
}

/** What better-auth hashes with: the hash made ahead, where there is one. */
export async function hashOf(password: string): Promise<string> {
  return ahead.getStore() ?? hashPassword(password);
}

import { AsyncLocalStorage } from "node:async_hooks";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { noteRightPassword } from "./password-in-force.ts";

/** How passwords are made unreadable, and compared with what was made of them. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
};

/** Scrypt, as better-auth sets it up. */
export const scrypt: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

const ahead = new AsyncLocalStorage<string>();

/**
 * Runs a sign-up with its password's hash made beforehand: better-auth hashes inside its transaction,
 * and nobody else could use the connection meanwhile.
 */
export function withHashAhead<T>(hash: string, signUp: () => Promise<T>): Promise<T> {
  return ahead.run(hash, signUp);
}

/** The same hashing, with the hash that was made ahead where there is one; it notes what was right. */
export function aware({ hash, verify }: PasswordHashing): PasswordHashing {
  return {
    hash: async (password) => ahead.getStore() ?? hash(password),
    verify: async (attempt) => {
      const isRight = await verify(attempt);
      if (isRight) noteRightPassword(attempt.hash);
      return isRight;
    },
  };
}

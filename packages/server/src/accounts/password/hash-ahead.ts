import { AsyncLocalStorage } from "node:async_hooks";
import { noteRightPassword } from "./password-in-force.ts";

/** How passwords are made unreadable, and compared with what was made of them. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
  /** Whether a hash was made with another amount of work than new ones are. */
  isOutdated: (hash: string) => boolean;
};

const ahead = new AsyncLocalStorage<string>();

/**
 * Runs a sign-up with its password's hash made beforehand: better-auth hashes inside its transaction,
 * and nobody else could use the connection meanwhile.
 */
export function withHashAhead<T>(hash: string, signUp: () => Promise<T>): Promise<T> {
  return ahead.run(hash, signUp);
}

/** The same hashing, with the hash that was made ahead where there is one; it notes what was right. */
export function aware({ hash, verify }: PasswordHashing) {
  return {
    hash: async (password: string) => ahead.getStore() ?? hash(password),
    verify: async (attempt: Parameters<typeof verify>[0]) => {
      const isRight = await verify(attempt);
      if (isRight) noteRightPassword(attempt.hash);
      return isRight;
    },
  };
}

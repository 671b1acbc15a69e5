import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PasswordHashing } from "../accounts/password/scrypt.ts";
import type { Tables } from "../db/database.ts";
import { users } from "../db/schema.ts";
import type { Answer, Visitor } from "./test-app.ts";

/** What somebody fills in to sign up. */
export const newAccount = () => ({
  name: "Ana",
  email: `${randomUUID()}@example.org`,
  password: "clavel-rojo",
});

export const signUp = (visitor: Visitor, input: unknown) =>
  visitor.send("POST", "/api/auth/sign-up/email", input);

export const signIn = (visitor: Visitor, input: unknown) =>
  visitor.send("POST", "/api/auth/sign-in/email", input);

/** As the link in the first mail does. */
export async function confirmAddress(db: Tables, email: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
}

/** Cookies of the session that an answer sets; that of known browsers outlives it. */
export const sessionCookies = ({ headers }: Answer) =>
  headers.getSetCookie().filter((cookie) => !cookie.includes("known_browser"));

/** The cookies that an answer sets, as a browser sends them back. */
export const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Hashing that takes no time, and counts how often it is done. */
export function countingHashing(): PasswordHashing & { count: () => number } {
  let count = 0;
  const hash = async (password: string) => {
    count += 1;
    return `hash of ${password}`;
  };
  return {
    hash,
    verify: async (attempt) => (await hash(attempt.password)) === attempt.hash,
    isOutdated: () => false,
    count: () => count,
  };
}

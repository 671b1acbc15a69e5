import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PasswordHashing } from "../accounts/password/scrypt.ts";
import type { Queryable } from "../db/database.ts";
import { users } from "../db/schema.ts";
import type { TestResponse, Visitor } from "./test-app.ts";

/** Valid input for a sign-up. */
export const newAccount = () => ({
  name: "Ana",
  email: `${randomUUID()}@example.org`,
  password: "clavel-rojo",
});

export const signUp = (visitor: Visitor, input: unknown) =>
  visitor.send("POST", "/api/auth/sign-up/email", input);

export const signIn = (visitor: Visitor, input: unknown) =>
  visitor.send("POST", "/api/auth/sign-in/email", input);

/** Confirms the address, as the link in the sign-up mail does. */
export async function confirmAddress(db: Queryable, email: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
}

/** The session cookies that a response sets, without the cookie of a known browser. */
export const sessionCookies = ({ headers }: TestResponse) =>
  headers.getSetCookie().filter((cookie) => !cookie.includes("known_browser"));

/** The Cookie header with which a browser returns the cookies of a response. */
export const cookieOf = ({ headers }: TestResponse) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Hashing that takes no time and counts its calls. */
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
    hashCodes: async (codes) => codes.map((code) => `hash:${code}`).join(" "),
    findCode: async ({ hashes, code }) =>
      hashes.split(" ").find((each) => each === `hash:${code}`) ?? null,
    queueState: () => ({ running: 0, waiting: 0 }),
    count: () => count,
  };
}

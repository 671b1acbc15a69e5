import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { URI } from "otpauth";
import type { PasswordHashing } from "../accounts/password/scrypt.ts";
import type { Queryable } from "../db/database.ts";
import { passwords, users } from "../db/schema.ts";
import {
  type Learner,
  type TestApp,
  type TestResponse,
  type Visitor,
  visitor,
} from "./test-app.ts";

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

export const administratorPassword = "clavel-rojo";

/** A new learner who is an administrator, with a password. */
export async function createAdministrator(
  { db, learner, hashing }: Pick<TestApp, "db" | "learner" | "hashing">,
  name = "Rosa",
): Promise<Learner> {
  const rosa = await learner(name);
  await db.update(users).set({ role: "admin" }).where(eq(users.id, rosa.id));
  const hash = await hashing.hash(administratorPassword);
  await db.insert(passwords).values({ userId: rosa.id, hash, setAt: new Date() });
  return rosa;
}

type TwoFactor = {
  recoveryCodes: string[];
  /** What the authenticator app shows now. */
  code: () => Promise<string>;
};

/** Invalid codes, for a caller who may not set up a second factor. */
const invalidCodes: TwoFactor = { recoveryCodes: [], code: async () => "000000" };

/** Starts to set up a second factor. */
export async function setUpTwoFactor(visitor: Visitor, password: string): Promise<TwoFactor> {
  const { status, body } = await visitor.send("POST", "/api/auth/two-factor/set-up", { password });
  if (status !== 200) return invalidCodes;
  const { uri, recoveryCodes } = Object(body);
  const app = URI.parse(uri);
  return { recoveryCodes, code: async () => app.generate() };
}

/** Sets up a second factor and confirms it. This replaces the session's cookie. */
export async function addTwoFactor(
  app: Hono,
  learner: Visitor,
  password: string,
): Promise<TwoFactor & { ana: Visitor; cookie: string }> {
  const twoFactor = await setUpTwoFactor(learner, password);
  const code = { code: await twoFactor.code() };
  const confirmed = await learner.send("POST", "/api/auth/two-factor/confirm", code);
  const cookie = sessionCookies(confirmed)[0]?.split(";")[0] ?? "";
  return { ...twoFactor, ana: visitor(app, cookie), cookie };
}

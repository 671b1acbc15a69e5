import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { expect, test } from "vitest";
import { sessions, users } from "../../db/schema.ts";
import { testApp } from "../../testing/test-app.ts";
import { signed, verified } from "./session-cookie.ts";

const { auth, db, nobody } = await testApp();
const { secret } = await auth.$context;

test("a cookie that better-auth signed is read", async () => {
  const email = `${randomUUID()}@example.org`;
  const account = { name: "Ana", email, password: "clavel-rojo" };
  const { headers } = await nobody.send("POST", "/api/auth/sign-up/email", account);
  const cookie = parse(headers.getSetCookie()[0]?.split(";")[0] ?? "")["verbena.session_token"];
  const [session] = await db
    .select({ token: sessions.token })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  expect(verified(cookie, secret)).toBe(session?.token);
});

test.each([
  ["another value", signed("token", secret).replace("token", "taken")],
  ["another secret", signed("token", `${secret}!`)],
  ["a shorter signature", signed("token", secret).slice(0, -1)],
  ["a signature of other bytes", signed("token", secret).replace(/\..*/, `.${"é".repeat(44)}`)],
  ["no signature", "token"],
  ["nothing", ""],
  ["no cookie", undefined],
])("a cookie with %s is nobody's", (_, cookie) => {
  expect(verified(cookie, secret)).toBeNull();
});

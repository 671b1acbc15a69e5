import { expect, test } from "vitest";
import { secret } from "../../testing/test-app.ts";
import { sign, verify } from "./session-cookie.ts";

test("a cookie that an earlier version signed is read", () => {
  const cookie = "token.Gnjrz0/RcWACQ5+x1QI6ZgIjzS+9zohALds5MeCbdns=";
  expect(verify(cookie, secret)).toBe("token");
});

test.each([
  ["another value", sign("token", secret).replace("token", "taken")],
  ["another secret", sign("token", `${secret}!`)],
  ["a shorter signature", sign("token", secret).slice(0, -1)],
  ["a signature of other bytes", sign("token", secret).replace(/\..*/, `.${"é".repeat(44)}`)],
  ["no signature", "token"],
  ["nothing", ""],
  ["no cookie", undefined],
])("a cookie with %s is refused", (_, cookie) => {
  expect(verify(cookie, secret)).toBeNull();
});

import { expect, test } from "vitest";
import { secret, secrets } from "../../testing/test-app.ts";
import { sign, verify } from "./session-cookie.ts";

const cookie = sign("session_token", "token", secrets);

test("a signed cookie is read", () => {
  expect(verify("session_token", cookie, secrets)).toBe("token");
});

test("a cookie that a previous secret signed is read", () => {
  const next = ["a newer secret for tests, nothing else", secret] as const;
  expect(verify("session_token", cookie, next)).toBe("token");
});

test.each([
  ["another value", cookie.replace("token", "taken")],
  ["another secret", sign("session_token", "token", [`${secret}!`])],
  ["another name", sign("two_factor", "token", secrets)],
  ["a shorter signature", cookie.slice(0, -1)],
  ["a signature of other bytes", cookie.replace(/\..*/, `.${"é".repeat(44)}`)],
  ["no signature", "token"],
  ["nothing", ""],
  ["no cookie", undefined],
])("a cookie with %s is refused", (_, given) => {
  expect(verify("session_token", given, secrets)).toBeNull();
});

import { expect, test } from "vitest";
import { isBounce, reasonOf, troubleOf } from "./trouble.ts";

test.each([
  [{ code: "ESOCKET", command: "CONN" }, "unreachable"],
  [{ code: "ETIMEDOUT", command: "CONN" }, "unreachable"],
  [{ code: "EDNS", command: "CONN" }, "unreachable"],
  [{ code: "ECONNECTION", command: "CONN" }, "unreachable"],
  [
    { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535, response: "535 5.7.8 no" },
    "sign-in",
  ],
  [{ code: "ETLS", command: "STARTTLS", responseCode: 502 }, "encryption"],
  [{ code: "EENVELOPE", command: "API" }, "no-such-address"],
  [
    { code: "EENVELOPE", command: "RCPT TO", responseCode: 550, response: "550 5.1.1 no ana" },
    "no-such-address",
  ],
  [
    { code: "EENVELOPE", command: "RCPT TO", responseCode: 550, response: "550 no" },
    "no-such-address",
  ],
  [{ code: "EMESSAGE", command: "DATA", responseCode: 554, response: "554 5.6.0 no" }, "rejected"],
  [{ code: "EENVELOPE", command: "RCPT TO", responseCode: 451, response: "451 4.3.0" }, "refused"],
  [{ code: "EENVELOPE", command: "RCPT TO", responseCode: 554, response: "554 5.7.1" }, "refused"],
  [
    { code: "EENVELOPE", command: "RCPT TO", responseCode: 530, response: "530 sign in" },
    "refused",
  ],
  [{ code: "EENVELOPE", command: "MAIL FROM", responseCode: 550, response: "550 no" }, "refused"],
  [{ code: "ENOSPC" }, "other"],
])("an error %j means %s, and its reason names nobody", (error, trouble) => {
  const reason = reasonOf(Object.assign(new Error("no ana@example.org"), error));
  expect(troubleOf(reason)).toBe(trouble);
  expect(isBounce(reason)).toBe(trouble === "no-such-address" || trouble === "rejected");
  expect(reason).not.toMatch(/ana/);
});

test("the reason of a late mail is too-late, and an unknown reason is other", () => {
  expect(troubleOf("too late")).toBe("too-late");
  expect(troubleOf(null)).toBe("other");
});

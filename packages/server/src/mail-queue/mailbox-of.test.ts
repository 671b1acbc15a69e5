import { expect, test } from "vitest";
import { mailboxOf, mailQuotaOf } from "./mailbox-of.ts";

test.each([
  ["ana@example.org", "ana@example.org"],
  ["Ana+1@Example.org", "ana@example.org"],
  ["ana+a+b@example.org", "ana@example.org"],
  ["a.na@example.org", "a.na@example.org"],
  ["a.n.a+x@gmail.com", "ana@gmail.com"],
  ["ana@googlemail.com", "ana@gmail.com"],
  ["ana-1@yahoo.com", "ana@yahoo.com"],
  ["Ana-2@yahoo.co.uk", "ana@yahoo.co.uk"],
  ["ana-1@notyahoo.com", "ana-1@notyahoo.com"],
  ["1@Ana.Fastmail.com", "ana@fastmail.com"],
  ["ana@fastmail.com", "ana@fastmail.com"],
  ['"a@b"@example.org', '"a@b"@example.org'],
])("%s reaches the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test("all tagged addresses of a mailbox share one quota, and its plain address has another", () => {
  const [plain, ...tagged] = ["Ana@example.org", "ana+1@example.org", "ana+2@example.org"].map(
    mailQuotaOf,
  );
  expect(plain).toBe("ana@example.org");
  expect(new Set(tagged).size).toBe(1);
  expect(tagged).not.toContain(plain);
});

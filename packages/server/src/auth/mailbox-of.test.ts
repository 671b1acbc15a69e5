import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

test.each([
  ["ana@example.org", "ana@example.org"],
  ["Ana+1@Example.org", "ana@example.org"],
  ["ana+a+b@example.org", "ana@example.org"],
  ["a.na@example.org", "a.na@example.org"],
  ["a.n.a+x@gmail.com", "ana@gmail.com"],
  ["ana@googlemail.com", "ana@gmail.com"],
  ['"a@b"@example.org', '"a@b"@example.org'],
])("%s reaches the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { databaseErrorCode, isUniqueViolation } from "./database-errors.ts";

const postgresError = (code: string, message: string) =>
  new DrizzleQueryError(
    "select 1",
    [],
    Object.assign(new Error(message), { code, severity: "ERROR" }),
  );

const duplicate = 'duplicate key value violates unique constraint "progress_events_id_102063"';

test.each([
  ["23505", duplicate, true],
  ["XX000", duplicate, true],
  ["XX000", "cache lookup failed for relation 17", false],
  ["23503", "insert violates foreign key constraint", false],
])("the code %s with the message %s: unique violation %s", (code, message, expected) => {
  expect(isUniqueViolation(postgresError(code, message))).toBe(expected);
});

test.each([
  [postgresError("57P01", "terminating connection"), "57P01"],
  [Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new Error("Connection terminated unexpectedly"), "connection"],
  [Object.assign(new Error("no such file"), { code: "ENOENT" }), undefined],
  ["not an error", undefined],
])("the metrics count %s as %s", (error, code) => {
  expect(databaseErrorCode(error)).toBe(code);
});

import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { toAppError } from "./error-handler.ts";

const postgresError = (code: string) =>
  new DrizzleQueryError("select 1", [], Object.assign(new Error("from PostgreSQL"), { code }));

test.each([
  ["08006", "unavailable"],
  ["08P01", "unavailable"],
  ["25P03", "unavailable"],
  ["40001", "unavailable"],
  ["40P01", "unavailable"],
  ["53100", "unavailable"],
  ["53200", "unavailable"],
  ["53300", "unavailable"],
  ["55P03", "unavailable"],
  ["57014", "unavailable"],
  ["57P01", "unavailable"],
  ["57P02", "unavailable"],
  ["57P03", "unavailable"],
  ["ECONNREFUSED", "unavailable"],
  ["23503", "unauthenticated"],
  ["23505", "internal"],
  ["42P01", "internal"],
])("a database error with the code %s becomes %s", (code, expected) => {
  expect(toAppError(postgresError(code)).code).toBe(expected);
});

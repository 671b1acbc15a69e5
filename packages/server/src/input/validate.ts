import { isUtf8 } from "node:buffer";
import type { Context, ValidationTargets } from "hono";
import { validator } from "hono/validator";
import type { z } from "zod";
import { AppError, invalidInput } from "../errors/app-error.ts";
import { type Issue, type IssueKey, issueKeys } from "../errors/error-codes.ts";

/** What a call sends, and what the schema makes of it; the parts of an address are texts at first. */
type Parsed<Target extends string, Schema extends z.ZodType> = {
  in: { [Part in Target]: Part extends "json" ? z.output<Schema> : NonNullable<z.input<Schema>> };
  out: { [Part in Target]: z.output<Schema> };
};

/** Parses a part of the request with a schema whose messages are issue keys. */
export function validate<Target extends "json" | "query" | "param", Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  type Check = (value: ValidationTargets[Target]) => unknown;
  const check = validator<unknown, string, string, Target, string, Check, Parsed<Target, Schema>>(
    target,
    (value) => parse(schema, value),
  );
  const checkWhole: typeof check = async (c, next) => {
    if (target === "json") await demandJson(c);
    return check(c, next);
  };
  return checkWhole;
}

/**
 * Where the body says that it is something else the validator would see an empty object.
 *
 * @throws AppError invalid_input unless the body is JSON by its header, and UTF-8
 */
async function demandJson({ req }: Context): Promise<void> {
  const isJson = /^application\/json *(;|$)/i.test(req.header("content-type") ?? "");
  if (!isJson || !isUtf8(await req.arrayBuffer())) throw invalidInput("", "malformedJson");
}

/** @throws AppError invalid_input with an issue for each wrong field */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError("invalid_input", result.error.issues.map(toIssue));
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  return { path: issue.path.join("."), key: issueKeyOf(issue) };
}

/** The key that the schema gives; a schema without one says only that the value is wrong. */
export function issueKeyOf({ message }: z.core.$ZodIssue): IssueKey {
  return issueKeys.find((key) => key === message) ?? "invalidValue";
}

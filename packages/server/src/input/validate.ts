import { isUtf8 } from "node:buffer";
import type { Context, ValidationTargets } from "hono";
import { validator } from "hono/validator";
import type { z } from "zod";
import { AppError, invalidInput } from "../errors/app-error.ts";
import { type Issue, type IssueKey, issueKeys } from "../errors/error-codes.ts";

/** The types before and after validation. Before it, `query` and `param` are texts. */
type Parsed<Target extends string, Schema extends z.ZodType> = {
  in: { [Part in Target]: Part extends "json" ? z.output<Schema> : NonNullable<z.input<Schema>> };
  out: { [Part in Target]: z.output<Schema> };
};

/** Validates a part of a request with a schema whose messages are issue keys. */
export function validate<Target extends "json" | "query" | "param", Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  type Check = (value: ValidationTargets[Target]) => unknown;
  const check = validator<unknown, string, string, Target, string, Check, Parsed<Target, Schema>>(
    target,
    (value) => parse(schema, value),
  );
  const checkTypeFirst: typeof check = async (c, next) => {
    if (target === "json") await requireJson(c);
    return check(c, next);
  };
  return checkTypeFirst;
}

/**
 * Hono's validator reads a body of another content type as an empty object, so this checks the type first.
 *
 * @throws AppError invalid_input unless the content type is JSON and the body is UTF-8
 */
async function requireJson({ req }: Context): Promise<void> {
  const isJson = /^application\/json *(;|$)/i.test(req.header("content-type") ?? "");
  const body = isJson && (await req.arrayBuffer());
  if (!body || !isUtf8(body)) throw invalidInput("", "malformedJson");
  // Otherwise Hono would convert the bytes through a Response and its stream.
  Object.assign(req.bodyCache, { text: Promise.resolve(utf8.decode(body)) });
}

const utf8 = new TextDecoder();

/** @throws AppError invalid_input with an issue for each wrong field */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError("invalid_input", result.error.issues.map(toIssue));
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  return { path: issue.path.join("."), key: issueKeyOf(issue) };
}

/** The schema's key, or `invalidValue` where the schema has none. */
export function issueKeyOf({ message }: z.core.$ZodIssue): IssueKey {
  return issueKeys.find((key) => key === message) ?? "invalidValue";
}

import { resolve } from "node:path";
import { z } from "zod";
import { accountOperations, type Operation } from "../control/operations.ts";
import { readArguments, UsageError } from "./command-line.ts";

const help = { type: "boolean", short: "h", default: false } as const;

/** @throws UsageError unless the arguments are one of the administrators' operations */
export function readOperation(args: readonly string[]): Operation | "help" {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { unconfirmed: { type: "boolean", default: false }, help },
  });
  if (values.help) return "help";
  const [word, email, ...more] = positionals;
  if (word === undefined) {
    throw new UsageError(`expected a command: list, ${accountOperations.join(", ")}`);
  }
  if (values.unconfirmed && word !== "grant")
    throw new UsageError("--unconfirmed is for grant only");
  if (word === "list") {
    if (email !== undefined) throw new UsageError("list takes no address");
    return { name: "list-administrators" };
  }
  const name = accountOperations.find((operation) => operation === word);
  if (!name) throw new UsageError(`unknown command: ${word}`);
  if (email === undefined) throw new UsageError(`expected an address: ${name} EMAIL`);
  if (more.length > 0) throw new UsageError("expected only one address");
  return name === "grant" ? { name, email, evenUnconfirmed: values.unconfirmed } : { name, email };
}

/**
 * The file of a backup or a restore, as an absolute path.
 *
 * In a clone, npm runs the program in the root of the repository; INIT_CWD is the folder in which npm was called.
 *
 * @throws UsageError unless there is exactly one file
 */
export function readFileArguments(
  args: readonly string[],
  { INIT_CWD = "" } = process.env,
): { file: string; replace: boolean } | "help" {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, help },
  });
  if (values.help) return "help";
  const [file, ...more] = positionals;
  if (!file) throw new UsageError("expected a file");
  if (more.length > 0) throw new UsageError("expected only one file");
  return { file: resolve(INIT_CWD, file), replace: values.replace };
}

/** @throws UsageError unless the only argument is --before with a date */
export function readArchive(args: readonly string[]): Operation | "help" {
  const options = { before: { type: "string" }, help } as const;
  const { values } = readArguments({ args, options });
  if (values.help) return "help";
  const before = values.before ?? "";
  if (!z.iso.date().safeParse(before).success)
    throw new UsageError("expected --before with a date, such as 2025-01-01");
  return { name: "archive", before };
}

/** @throws UsageError for any argument except --check */
export function readRebuild(args: readonly string[]): Operation | "help" {
  const options = { check: { type: "boolean", default: false }, help } as const;
  const { values } = readArguments({ args, options });
  return values.help ? "help" : { name: "rebuild-progress", check: values.check };
}

/** @throws UsageError unless the only argument is --user with an address */
export function readReplay(args: readonly string[]): Operation | "help" {
  const options = { user: { type: "string" }, help } as const;
  const { values } = readArguments({ args, options });
  if (values.help) return "help";
  if (!values.user) throw new UsageError("expected --user with an address");
  return { name: "replay-knowledge", email: values.user };
}

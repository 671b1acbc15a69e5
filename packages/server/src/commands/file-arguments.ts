import { resolve } from "node:path";
import { Misuse, readArguments } from "@verbena/cli/command-line";

/**
 * The command line of a command that has one file; its path is absolute.
 *
 * @throws Misuse where it has none, or more
 */
export function readFileArguments(): { file: string; replace: boolean } | "help" {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return "help";
  const [file, ...more] = positionals;
  if (!file) throw new Misuse("which file?");
  if (more.length > 0) throw new Misuse("one file at a time");
  return { file: pathForCaller(file), replace: values.replace };
}

/**
 * The path that a person means: npm runs scripts in the root of the repository, and has in INIT_CWD
 * the folder in which it was called.
 */
export function pathForCaller(file: string, { INIT_CWD = "" } = process.env): string {
  return resolve(INIT_CWD, file);
}

import { type ParseArgsConfig, parseArgs } from "node:util";

/** A wrong use of a command, which its user can correct. */
export class Misuse extends Error {}

const MISUSE_STATUS = 2;
/** Characters for each write: one write for each of half a million lines would be slow. */
const CHUNK = 1 << 16;

/**
 * Runs a command. It reports misuse in one line with status 2, and ends quietly when the reader of its
 * output stops early, as `head` does.
 */
export async function runCommandLine(command: () => Promise<void>): Promise<void> {
  process.stdout.on("error", endWithReader);
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    process.stderr.write(`${error.message}; see --help\n`);
    process.exitCode = MISUSE_STATUS;
  }
}

function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

/**
 * Reads the options and arguments of the command line.
 *
 * @throws Misuse for an unknown option
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [line = ""] = error instanceof Error ? error.message.split(/[.\n]/, 1) : [];
    throw new Misuse(line, { cause: error });
  }
}

/** Prints the result of a function for each line that is not blank. */
export async function printForEach(
  lines: Iterable<string> | AsyncIterable<string>,
  print: (line: string) => string,
): Promise<void> {
  let waiting = "";
  for await (const line of lines) {
    if (line.trim() === "") continue;
    waiting += print(line);
    if (waiting.length < CHUNK) continue;
    await write(waiting);
    waiting = "";
  }
  await write(waiting);
}

function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

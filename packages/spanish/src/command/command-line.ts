import { type ParseArgsConfig, parseArgs } from "node:util";

/** A mistake in the options or arguments. */
export class UsageError extends Error {}

const USAGE_ERROR_STATUS = 2;
/** Characters in each write. One write for each line would be slow. */
const CHUNK_LENGTH = 1 << 16;

/**
 * Runs the command. Reports a usage error in one line and exits with status 2. Ends quietly when the reader of the output,
 * such as `head`, stops early.
 */
export async function runCommandLine(command: () => Promise<void>): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}; see --help\n`);
    process.exitCode = USAGE_ERROR_STATUS;
  }
}

/** @throws UsageError for an unknown option */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence. It ends at a dot before a space, because an option may contain a dot.
    const [sentence = ""] = error instanceof Error ? error.message.split(/\.\s|\n/, 1) : [];
    throw new UsageError(sentence, { cause: error });
  }
}

/** Prints a text for each line that is not blank. */
export async function printForEach(
  lines: Iterable<string> | AsyncIterable<string>,
  print: (line: string) => string,
): Promise<void> {
  let chunk = "";
  for await (const line of lines) {
    if (line.trim() === "") continue;
    chunk += print(line);
    if (chunk.length < CHUNK_LENGTH) continue;
    await write(chunk);
    chunk = "";
  }
  await write(chunk);
}

function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

import { type ParseArgsConfig, parseArgs } from "node:util";

/** A mistake in a command's options or arguments. */
export class UsageError extends Error {}

const USAGE_ERROR_STATUS = 2;

/**
 * Runs a command. Reports a usage error in one line and exits with status 2. Ends quietly when the reader of the
 * output, such as `head`, stops early.
 */
export async function runCommandLine(command: () => Promise<void>): Promise<void> {
  process.stdout.on("error", endOnClosedPipe);
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}; see --help\n`);
    process.exitCode = USAGE_ERROR_STATUS;
  }
}

function endOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

/**
 * Reads the options and arguments of the command line.
 *
 * @throws UsageError for an unknown option
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence. It ends at a dot before a space, because an option may contain a dot.
    const [sentence = ""] = error instanceof Error ? error.message.split(/\.\s|\n/, 1) : [];
    throw new UsageError(sentence, { cause: error });
  }
}

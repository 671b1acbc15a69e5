import { type ParseArgsConfig, parseArgs } from "node:util";

/** Something that the person at the terminal can put right. */
export class Misuse extends Error {}

const MISUSE_STATUS = 2;
/** Written in pieces of this many characters: a write for each of half a million lines is slow. */
const PIECE = 1 << 16;

/**
 * Runs a command. Misuse is said in one line, with status 2; whoever reads the output may stop before
 * its end, as head does.
 */
export async function runCommandLine(command: () => Promise<void>): Promise<void> {
  process.stdout.on("error", endQuietlyWithReader);
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    process.stderr.write(`${error.message}; see --help\n`);
    process.exitCode = MISUSE_STATUS;
  }
}

function endQuietlyWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

/**
 * The options and words of the command line.
 *
 * @throws Misuse for an option that there is not
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [line = ""] = error instanceof Error ? error.message.split(/[.\n]/, 1) : [];
    throw new Misuse(line, { cause: error });
  }
}

/** Writes what a function makes of each line that is not blank. */
export async function printForEach(
  lines: Iterable<string> | AsyncIterable<string>,
  print: (line: string) => string,
): Promise<void> {
  let waiting = "";
  for await (const line of lines) {
    if (line.trim() === "") continue;
    waiting += print(line);
    if (waiting.length < PIECE) continue;
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

import { StartError } from "./errors/start-error.ts";

const OWNER_ALONE = 0o077;

/**
 * Runs the program; what a person can put right is said in one line, without a stack. The files that it
 * makes, which hold personal data, are for its user alone.
 */
export async function runCommand(program: () => Promise<void>): Promise<void> {
  process.umask(OWNER_ALONE);
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

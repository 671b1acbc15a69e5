/** An error that an operator can fix. Its message says what to do, in one line. */
export class StartError extends Error {}

const OWNER_ONLY_UMASK = 0o077;

/**
 * Runs a program, and prints a StartError without its stack. Sets the umask so that only the program's user
 * can read the files that it creates, since they contain personal data.
 */
export async function runCommand(program: () => Promise<void>): Promise<void> {
  process.umask(OWNER_ONLY_UMASK);
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

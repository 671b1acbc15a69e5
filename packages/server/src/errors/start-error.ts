/** An error that an operator can fix. Its message is one line that says what to do. */
export class StartError extends Error {}

const OWNER_ONLY = 0o077;

/**
 * Runs a program. A StartError is printed without its stack. Only the program's user can read the files
 * that it creates, since they hold personal data.
 */
export async function runCommand(program: () => Promise<void>): Promise<void> {
  process.umask(OWNER_ONLY);
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

import { StartError } from "./start-error.ts";

/** Runs the program; what a person can put right is said in one line, without a stack. */
export async function runCommand(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

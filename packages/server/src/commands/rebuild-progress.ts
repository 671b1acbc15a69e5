import { readArguments, runCommandLine } from "@verbena/cli/command-line";
import { printOutcome } from "../control/run-on-data.ts";
import { readEnvironment } from "../environment.ts";
import { runCommand } from "../run-command.ts";

/**
 * Makes everybody's stored progress what their logs give; with --check it only compares, and ends
 * with status 1 when something differs.
 */
await runCommand(() =>
  runCommandLine(async () => {
    const options = { check: { type: "boolean", default: false } } as const;
    const { check } = readArguments({ options }).values;
    await printOutcome(readEnvironment(process.env), { command: "rebuild-progress", check });
  }),
);

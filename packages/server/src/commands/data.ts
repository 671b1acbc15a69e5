import { Misuse, runCommandLine } from "@verbena/cli/command-line";
import { backUp, restore } from "../control/backup-file.ts";
import { printResult } from "../control/run-on-data.ts";
import { readEnvironment } from "../environment.ts";
import { runCommand } from "../errors/start-error.ts";
import { readFileArguments, readRebuild } from "./arguments.ts";

const backupHelp = `npm run -s backup -- FILE
  Writes a backup of the whole database to a file that only its owner can read. The server may run
  or not. With DATABASE_URL set, this runs pg_dump of PostgreSQL's client programs.
  npm run -s restore -- FILE restores it.

  --replace   replaces FILE if it exists, once the new one is complete
  --help      this text

  Status 1: it could not be done, and a line says why. There is no new file then.
`;

const restoreHelp = `npm run -s restore -- FILE
  Replaces the database by the backup that npm run -s backup -- FILE wrote. Stop the server first.
  The next start migrates a backup of an older Verbena. With DATABASE_URL set, this runs pg_restore
  and psql of PostgreSQL's client programs, in one transaction.

  --replace   also where there is a database already. The embedded one is moved aside, not deleted;
              the tables and functions of a PostgreSQL are dropped.
  --help      this text

  Status 1: it could not be done, and a line says why. The data is unchanged then.
`;

/** Runs the command that the first word names; the scripts of package.json give it. */
async function run([command, ...args]: readonly string[]): Promise<void> {
  switch (command) {
    case "backup":
      return runWithFile(backUp, args, backupHelp);
    case "restore":
      return runWithFile(restore, args, restoreHelp);
    case "rebuild-progress":
      return printResult(readEnvironment(process.env), readRebuild(args));
    default:
      throw new Misuse("backup, restore or rebuild-progress?");
  }
}

async function runWithFile(
  work: typeof backUp,
  args: readonly string[],
  help: string,
): Promise<void> {
  const given = readFileArguments(args);
  const text =
    given === "help" ? help : `${await work(readEnvironment(process.env), given.file, given)}\n`;
  process.stdout.write(text);
}

await runCommand(() => runCommandLine(() => run(process.argv.slice(2))));

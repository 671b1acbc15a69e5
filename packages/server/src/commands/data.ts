import { runCommandLine, UsageError } from "@verbena/cli/command-line";
import { backUp, restore } from "../control/backup-file.ts";
import { runAndPrint } from "../control/data-access.ts";
import { readEnvironment } from "../environment.ts";
import { runCommand } from "../errors/start-error.ts";
import { readArchive, readFileArguments, readRebuild, readReplay } from "./arguments.ts";

const backupHelp = `npm run -s backup -- FILE
  Writes a backup of the whole database to a file that only its owner can read. The server may run
  or not. With DATABASE_URL set, this runs pg_dump of PostgreSQL's client programs.
  npm run -s restore -- FILE restores it.

  --replace   replaces FILE if it exists, once the new one is complete
  --help      this text

  Status 1: the backup failed, and a line says why. There is then no new file.
`;

const restoreHelp = `npm run -s restore -- FILE
  Replaces the database by the backup that npm run -s backup -- FILE wrote. Stop the server first.
  The next start migrates a backup of an older Verbena. With DATABASE_URL set, this runs pg_restore
  and psql of PostgreSQL's client programs, in one transaction.

  --replace   replaces an existing database. The embedded one is moved aside, not deleted; on
              PostgreSQL, tables and functions are dropped.
  --help      this text

  Status 1: the restore failed, and a line says why. The data is then unchanged.
`;

const archiveHelp = `npm run -s archive -- --before DATE
  Moves the events of learners that the server received before DATE (UTC) from the log to the archive,
  which has no other index than its key. DATE is at least 90 days ago. The server may run or not.

  --help      this text

  Status 1: the command failed, and a line says why. You can run it again.
`;

const replayHelp = `npm run -s knowledge:replay -- --user ADDRESS
  Predicts each answer of a learner to a verb form from the answers before it, and says how good these predictions
  are. The server may run or not.

  --help      this text

  Status 1: no account has this address.
`;

/** Runs the command that the first argument names. The scripts of package.json pass it. */
async function run([command, ...args]: readonly string[]): Promise<void> {
  switch (command) {
    case "backup":
      return runWithFile(backUp, args, backupHelp);
    case "restore":
      return runWithFile(restore, args, restoreHelp);
    case "rebuild-progress":
      return runAndPrint(readEnvironment(process.env), readRebuild(args));
    case "archive": {
      const operation = readArchive(args);
      if (operation !== "help") return runAndPrint(readEnvironment(process.env), operation);
      process.stdout.write(archiveHelp);
      return;
    }
    case "replay-knowledge": {
      const operation = readReplay(args);
      if (operation !== "help") return runAndPrint(readEnvironment(process.env), operation);
      process.stdout.write(replayHelp);
      return;
    }
    default:
      throw new UsageError(
        "expected backup, restore, rebuild-progress, archive or replay-knowledge",
      );
  }
}

async function runWithFile(
  command: typeof backUp,
  args: readonly string[],
  help: string,
): Promise<void> {
  const options = readFileArguments(args);
  const text =
    options === "help"
      ? help
      : `${await command(readEnvironment(process.env), options.file, options)}\n`;
  process.stdout.write(text);
}

await runCommand(() => runCommandLine(() => run(process.argv.slice(2))));

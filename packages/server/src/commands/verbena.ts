import { backUp, restore } from "../control/backup-file.ts";
import { runAndPrint } from "../control/data-access.ts";
import type { Operation } from "../control/operations.ts";
import { readEnvironment } from "../environment.ts";
import { runCommand } from "../errors/start-error.ts";
import { version } from "../release.ts";
import {
  readArchive,
  readFileArguments,
  readOperation,
  readRebuild,
  readReplay,
} from "./arguments.ts";
import { runCommandLine, UsageError } from "./command-line.ts";

const help = `verbena serve              starts the server; the same as verbena alone
verbena admin …            makes administrators and helps accounts
verbena backup FILE        writes a backup of the whole database
verbena restore FILE       replaces the database by a backup
verbena rebuild-progress   computes each learner's progress from the log again
verbena replay-knowledge   says how well a learner's answers would have been predicted
verbena archive            moves old answers out of the log
verbena version            prints the version

verbena COMMAND --help explains a command. In a clone, use npm run -s verbena -- COMMAND.
The environment variables are those of the server. Status 1: the command failed, and a line says why.
`;

const adminHelp = `verbena admin grant EMAIL            makes an account an administrator
verbena admin revoke EMAIL           makes it a learner again, except the last administrator
verbena admin list                   prints the addresses of all administrators
verbena admin reset-password EMAIL   sends the mail to choose a new password with
verbena admin sign-out EMAIL         signs an account out in every browser
verbena admin remove-two-factor EMAIL
                                     for somebody who has lost their second factor

  --unconfirmed                      grant although the address is not confirmed

  The server may run or not.
`;

const backupHelp = `verbena backup FILE
  Writes a backup of the whole database to a file that only its owner can read. The server may run
  or not. With DATABASE_URL set, this runs pg_dump of PostgreSQL's client programs.
  verbena restore FILE restores it.

  --replace   replaces FILE if it exists, once the new one is complete

  If the backup fails, there is no new file.
`;

const restoreHelp = `verbena restore FILE
  Replaces the database by the backup that verbena backup FILE wrote. Stop the server first.
  The next start migrates a backup of an older Verbena. With DATABASE_URL set, this runs pg_restore
  and psql of PostgreSQL's client programs, in one transaction.

  --replace   replaces an existing database. The embedded one is moved aside, not deleted; on
              PostgreSQL, tables and functions are dropped.

  If the restore fails, the data is unchanged.
`;

const rebuildHelp = `verbena rebuild-progress
  Computes each learner's progress from the log again. The server may run or not.

  --check     only compares, and ends with status 1 on a difference
`;

const archiveHelp = `verbena archive --before DATE
  Moves the events of learners that the server received before DATE (UTC) from the log to the archive,
  which has no other index than its key. DATE is at least 90 days ago. The server may run or not.
  After a failure, run it again.
`;

const replayHelp = `verbena replay-knowledge --user ADDRESS
  Predicts each answer of a learner to a verb form from the answers before it, and says how good these predictions
  are. The server may run or not.
`;

const serveHelp = `verbena serve
  Starts the server. It takes no arguments, but settings in the environment: docs/operations.md and
  .env.example list them. In a clone, use npm start.
`;

const helps: Readonly<Record<string, string>> = {
  serve: serveHelp,
  admin: adminHelp,
  backup: backupHelp,
  restore: restoreHelp,
  "rebuild-progress": rebuildHelp,
  "replay-knowledge": replayHelp,
  archive: archiveHelp,
};

/** Runs the command that the first argument names. bin/verbena starts the server itself. */
async function run([command, ...args]: readonly string[]): Promise<void> {
  switch (command) {
    case "serve":
      return serve(args);
    case "admin":
      return runOperation(readOperation(args), adminHelp);
    case "backup":
      return runWithFile(backUp, args, backupHelp);
    case "restore":
      return runWithFile(restore, args, restoreHelp);
    case "rebuild-progress":
      return runOperation(readRebuild(args), rebuildHelp);
    case "archive":
      return runOperation(readArchive(args), archiveHelp);
    case "replay-knowledge":
      return runOperation(readReplay(args), replayHelp);
    case "version":
    case "--version":
      return print(`${version}\n`);
    case "help":
    case "--help":
    case "-h":
      return print(helpFor(args[0]));
    default:
      throw new UsageError(
        command === undefined ? "expected a command" : `unknown command: ${command}`,
      );
  }
}

function helpFor(command: string | undefined): string {
  const text = command === undefined ? help : helps[command];
  if (text === undefined) throw new UsageError(`unknown command: ${command}`);
  return text;
}

/** Only explains: the server is a program of its own. */
function serve(args: readonly string[]): void {
  const isHelp = args.length === 1 && (args[0] === "--help" || args[0] === "-h");
  if (!isHelp) throw new UsageError("serve takes no arguments; in a clone, npm start serves");
  print(serveHelp);
}

async function runOperation(operation: Operation | "help", text: string): Promise<void> {
  if (operation === "help") return print(text);
  await runAndPrint(readEnvironment(process.env), operation);
}

async function runWithFile(
  command: typeof backUp,
  args: readonly string[],
  text: string,
): Promise<void> {
  const options = readFileArguments(args);
  if (options === "help") return print(text);
  print(`${await command(readEnvironment(process.env), options.file, options)}\n`);
}

function print(text: string): void {
  process.stdout.write(text);
}

await runCommand(() => runCommandLine(() => run(process.argv.slice(2))));

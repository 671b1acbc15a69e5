import { runCommandLine } from "@verbena/cli/command-line";
import { runCommand } from "../run-command.ts";
import { readFileArguments } from "./file-arguments.ts";

const help = `npm run -s restore -- FILE
  Makes the database what it was when npm run -s backup -- FILE was run. No server may run meanwhile.
  The next start migrates what comes from an older Verbena. With DATABASE_URL set, pg_restore and
  psql of PostgreSQL's client programs do it, in one transaction.

  --replace   also where there is a database already. The embedded one is put aside, not deleted;
              the tables and functions of a PostgreSQL are gone.
  --help      this text

  Status 1: it could not be done, and a line says why. What was there is unchanged then.
`;

await runCommand(() =>
  runCommandLine(async () => {
    const wanted = readFileArguments();
    if (wanted === "help") process.stdout.write(help);
    else {
      const { restore } = await import("../control/restore.ts");
      const { readEnvironment } = await import("../environment.ts");
      const text = await restore(readEnvironment(process.env), wanted.file, wanted);
      process.stdout.write(`${text}\n`);
    }
  }),
);

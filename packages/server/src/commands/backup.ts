import { runCommandLine } from "@verbena/cli/command-line";
import { runCommand } from "../run-command.ts";
import { readFileArguments } from "./file-arguments.ts";

const help = `npm run -s backup -- FILE
  Writes a backup of the whole database to a file that its owner alone may read. The server may run
  or not; with DATABASE_URL set, pg_dump of PostgreSQL's client programs does it.
  npm run -s restore -- FILE takes it back.

  --replace   writes over FILE if it is there, once the new one is complete
  --help      this text

  Status 1: it could not be done, and a line says why. There is no new file then.
`;

await runCommand(() =>
  runCommandLine(async () => {
    const wanted = readFileArguments();
    if (wanted === "help") process.stdout.write(help);
    else {
      const { backUp } = await import("../control/back-up.ts");
      const { readEnvironment } = await import("../environment.ts");
      const text = await backUp(readEnvironment(process.env), wanted.file, wanted);
      process.stdout.write(`${text}\n`);
    }
  }),
);

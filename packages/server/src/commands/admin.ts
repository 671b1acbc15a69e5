import { adminActions } from "../control/request.ts";
import { printOutcome } from "../control/run-on-data.ts";
import { readEnvironment } from "../environment.ts";
import { runCommand } from "../run-command.ts";
import { Misuse, readArguments, runCommandLine } from "./command-line.ts";

const help = `npm run -s admin -- grant EMAIL            makes an account an administrator's
npm run -s admin -- revoke EMAIL           makes it a learner's again; one administrator must stay
npm run -s admin -- list                   prints the addresses of all administrators
npm run -s admin -- reset-password EMAIL   sends the mail to choose a new password with

  The server may run or not. Status 1: it could not be done, and a line says why.

  --help                                   this text
`;

await runCommand(() =>
  runCommandLine(async () => {
    const { values, positionals } = readArguments({
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h", default: false } },
    });
    if (values.help) process.stdout.write(help);
    else await printOutcome(readEnvironment(process.env), requestOf(positionals));
  }),
);

function requestOf([word, email, ...more]: readonly string[]) {
  if (word === undefined)
    throw new Misuse("what is to be done: grant, revoke, list, reset-password");
  if (word === "list") {
    if (email !== undefined) throw new Misuse("list stands alone");
    return { command: "list-administrators" } as const;
  }
  const action = adminActions.find((name) => name === word);
  if (!action) throw new Misuse(`no such command: ${word}`);
  if (email === undefined) throw new Misuse(`whom? ${action} EMAIL`);
  if (more.length > 0) throw new Misuse("one address at a time");
  return { command: "admin", action, email } as const;
}

import { runCommandLine } from "@verbena/cli/command-line";
import { runAndPrint } from "../control/data-access.ts";
import { readEnvironment } from "../environment.ts";
import { runCommand } from "../errors/start-error.ts";
import { readOperation } from "./arguments.ts";

const help = `npm run -s admin -- grant EMAIL            makes an account an administrator
npm run -s admin -- revoke EMAIL           makes it a learner again, except the last administrator
npm run -s admin -- list                   prints the addresses of all administrators
npm run -s admin -- reset-password EMAIL   sends the mail to choose a new password with
npm run -s admin -- sign-out EMAIL         signs an account out in every browser
npm run -s admin -- remove-two-factor EMAIL
                                           for somebody who has lost their second factor

  --unconfirmed                            grant although the address is not confirmed

  The server may run or not. Status 1: the command failed, and a line says why.

  --help                                   this text
`;

await runCommand(() =>
  runCommandLine(async () => {
    const operation = readOperation(process.argv.slice(2));
    if (operation === "help") process.stdout.write(help);
    else await runAndPrint(readEnvironment(process.env), operation);
  }),
);

import { Misuse, readArguments, runCommandLine } from "@verbena/cli/command-line";
import { adminActions, type ControlRequest } from "../control/request.ts";
import { runCommand } from "../run-command.ts";

const help = `npm run -s admin -- grant EMAIL            makes an account an administrator's
npm run -s admin -- revoke EMAIL           makes it a learner's again; one administrator must stay
npm run -s admin -- list                   prints the addresses of all administrators
npm run -s admin -- reset-password EMAIL   sends the mail to choose a new password with
npm run -s admin -- sign-out EMAIL         signs an account out in every browser
npm run -s admin -- remove-two-factor EMAIL
                                           lets somebody sign in who has lost their second factor

  --unconfirmed                            grant although nobody has shown whose the address is

  The server may run or not. Status 1: it could not be done, and a line says why.

  --help                                   this text
`;

await runCommand(() =>
  runCommandLine(async () => {
    const { values, positionals } = readArguments({
      allowPositionals: true,
      options: {
        unconfirmed: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) process.stdout.write(help);
    else await carryOut(requestOf(positionals, values.unconfirmed));
  }),
);

/** Loads the server's code only now: help and misuse need not wait for it. */
async function carryOut(request: ControlRequest): Promise<void> {
  const { printOutcome } = await import("../control/run-on-data.ts");
  const { readEnvironment } = await import("../environment.ts");
  await printOutcome(readEnvironment(process.env), request);
}

function requestOf(
  [word, email, ...more]: readonly string[],
  evenUnconfirmed: boolean,
): ControlRequest {
  if (word === undefined) throw new Misuse(`what is to be done: list, ${adminActions.join(", ")}`);
  if (evenUnconfirmed && word !== "grant") throw new Misuse("--unconfirmed is for grant alone");
  if (word === "list") {
    if (email !== undefined) throw new Misuse("list stands alone");
    return { command: "list-administrators" };
  }
  const action = adminActions.find((name) => name === word);
  if (!action) throw new Misuse(`no such command: ${word}`);
  if (email === undefined) throw new Misuse(`whom? ${action} EMAIL`);
  if (more.length > 0) throw new Misuse("one address at a time");
  return { command: "admin", action, email, evenUnconfirmed };
}

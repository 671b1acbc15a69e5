import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { StartError } from "../errors/start-error.ts";

type ProgramName = "pg_dump" | "pg_restore" | "psql";

/** A program that runs. */
export type Running = {
  input: NonNullable<ChildProcess["stdin"]>;
  output: NonNullable<ChildProcess["stdout"]>;
  /** Resolves when it has ended. */
  ended: () => Promise<{ status: number | null; errors: string }>;
};

/**
 * Starts one of PostgreSQL's own programs, as PATH finds it.
 *
 * @throws StartError that says what to install where there is none
 */
export async function startProgram(
  name: ProgramName,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Running> {
  // Whatever language the machine speaks: what they say is looked for.
  const child = spawn(name, options, { env: { ...environment, LC_ALL: "C" } });
  const exit = once(child, "close");
  const errors = text(child.stderr);
  try {
    await once(child, "spawn");
  } catch (error) {
    exit.catch(() => {});
    throw new StartError(`${name} is missing: ${howToInstall()}.`, { cause: error });
  }
  // Whoever ends early reads no more; its status says why.
  child.stdin.on("error", () => {});
  return {
    input: child.stdin,
    output: child.stdout,
    async ended() {
      await exit;
      return { status: child.exitCode, errors: await errors };
    },
  };
}

/** What a program writes, which must be little. */
export async function outputOf(
  name: ProgramName,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ status: number | null; output: string; errors: string }> {
  const program = await startProgram(name, options, environment);
  program.input.end();
  const output = await text(program.output);
  return { output, ...(await program.ended()) };
}

/**
 * Refuses a program that is older than the server it is to be used with.
 *
 * @param server major version of PostgreSQL
 */
export async function checkProgram(
  name: ProgramName,
  server: number,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const { output } = await outputOf(name, ["--version"], environment);
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]);
  if (version >= server) return;
  throw new StartError(
    `${name} is of PostgreSQL ${version}, the server of ${server}: ${howToInstall(server)}.`,
  );
}

const howToInstall = (version?: number) =>
  `install PostgreSQL's client programs${version ? ` of version ${version}` : ""} (on Debian: apt-get install postgresql-client${version ? `-${version}` : ""}) and see that PATH finds them`;

/** The line of a program's errors that says why. */
export function reasonIn(errors: string): string {
  const lines = errors.split("\n").filter((line) => line.trim() !== "");
  const line = lines.find((text) => /error|fatal/i.test(text)) ?? lines[0] ?? "it ended";
  return line.replace(/^.*?(error|ERROR|FATAL): +/, "");
}

import { once } from "node:events";
import { readdir, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, inject, onTestFinished, test } from "vitest";
import { lockFolder } from "../db/folder-lock.ts";
import { runCommandFile } from "../testing/command-process.ts";
import { type ServerProcess, serverEnvironment, startServer } from "../testing/server-process.ts";

const embedded = inject("template").kind === "pglite";

const run = (environment: Record<string, string>, ...words: string[]) =>
  runCommandFile("admin.ts", environment, ...words);

test.each([
  [[], "what is to be done: list, grant, revoke, reset-password, sign-out, remove-two-factor"],
  [["promote"], "no such command: promote"],
  [["grant"], "whom? grant EMAIL"],
  [["grant", "ana@example.org", "berta@example.org"], "one address at a time"],
  [["list", "ana@example.org"], "list stands alone"],
  [["revoke", "ana@example.org", "--unconfirmed"], "--unconfirmed is for grant alone"],
  [["--force"], "Unknown option '--force'"],
])("%j is misuse, said in one line", async (words, line) => {
  expect(await run({}, ...words)).toEqual({
    status: 2,
    output: "",
    errors: `${line}; see --help\n`,
  });
});

test("the help names every command", async () => {
  const { status, output } = await run({}, "--help");
  expect(status).toBe(0);
  for (const word of ["grant", "revoke", "list", "reset-password", "sign-out", "remove-two-factor"])
    expect(output).toContain(word);
});

test("the first administrator is made beside a server that runs, and known when it is stopped", async () => {
  const environment = await serverEnvironment();
  const server = startServer(environment);
  await server.ready();
  const cookie = await signUp(server);
  const overview = () => fetch(`${server.origin}/api/admin/overview`, { headers: { cookie } });
  expect((await overview()).status).toBe(403);

  expect(await run(environment, "grant", "ana@example.org")).toMatchObject({
    status: 1,
    errors: expect.stringMatching(/^ana@example\.org is not confirmed: .+\n$/),
  });
  expect((await overview()).status).toBe(403);
  expect(await run(environment, "grant", "ana@example.org", "--unconfirmed")).toEqual({
    status: 0,
    output: "ana@example.org is now an administrator.\n",
    errors: "",
  });
  expect((await overview()).status).toBe(200);
  expect(await run(environment, "revoke", "ana@example.org")).toEqual({
    status: 1,
    output: "",
    errors: "ana@example.org is the last administrator: grant another one first.\n",
  });
  server.kill("SIGTERM");
  expect(await server.ended()).toEqual({ status: 0, errors: "" });
  expect(await run(environment, "list")).toMatchObject({ status: 0, output: "ana@example.org\n" });
}, 120_000);

test.runIf(embedded)(
  "only the server's own user may send it commands, and nonsense does not end it",
  async () => {
    const environment = await serverEnvironment();
    const socket = join(environment["DATA_DIR"] ?? "", "control.sock");
    await writeFile(socket, "left by a process that was killed");
    const server = startServer(environment);
    await server.ready();
    expect((await stat(socket)).mode & 0o777).toBe(0o600);
    const ask = async (line: string) => {
      const connection = connect(socket);
      connection.write(line);
      return JSON.parse(await text(connection));
    };
    for (const line of ["no JSON\n", '{"command":"stop"}\n', '{"command":"admin"}\n']) {
      expect(await ask(line)).toMatchObject({ failed: true });
    }
    const silent = connect(socket);
    await once(silent, "connect");
    onTestFinished(() => void silent.destroy());
    server.kill("SIGTERM");
    expect(await server.ended()).toEqual({ status: 0, errors: "" });
  },
  60_000,
);

test.runIf(embedded)(
  "commands reach a server whose data folder has a path too long for a socket",
  async () => {
    const environment = await serverEnvironment({ firstStart: true });
    const { DATA_DIR: short = "" } = environment;
    const long = { ...environment, DATA_DIR: join(short, "a".repeat(120)), TMPDIR: short };
    const server = startServer(long);
    await server.ready();
    const [folder = ""] = (await readdir(short)).filter((name) => name.startsWith("verbena-"));
    expect((await stat(join(short, folder))).mode & 0o777).toBe(0o700);
    expect((await stat(join(short, folder, "control.sock"))).mode & 0o777).toBe(0o600);
    expect(await run(long, "list")).toEqual({
      status: 0,
      output: "There is no administrator yet.\n",
      errors: "",
    });
    server.kill("SIGTERM");
    expect(await server.ended()).toEqual({ status: 0, errors: "" });
    expect(await readdir(short)).toEqual(["a".repeat(120)]);
  },
  60_000,
);

test.runIf(embedded)("a folder that is held by who cannot be asked is left alone", async () => {
  const environment = await serverEnvironment();
  const folder = environment["DATA_DIR"] ?? "";
  onTestFinished(lockFolder(folder));
  expect(await run(environment, "list")).toEqual({
    status: 1,
    output: "",
    errors: `The data folder ${folder} is in use by another Verbena.\n`,
  });
});

async function signUp({ origin }: ServerProcess): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ana", email: "ana@example.org", password: "clavel-rojo" }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

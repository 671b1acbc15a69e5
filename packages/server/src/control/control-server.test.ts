import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import pino from "pino";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { lockFolder } from "../db/folder-lock.ts";
import { StartError } from "../errors/start-error.ts";
import { testDatabase } from "../testing/test-database.ts";
import { backUp } from "./backup-file.ts";
import { controlAddress, controlFile, startControlServer } from "./control-server.ts";

const { db, close } = await testDatabase();
afterAll(close);

let dataDir = "";
const location = () => ({ databaseUrl: undefined, databaseDirectUrl: undefined, dataDir });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "verbena-control-"));
  await mkdir(join(dataDir, "database"));
  const unlock = lockFolder(dataDir);
  return () => {
    unlock();
    return rm(dataDir, { recursive: true });
  };
});

/** A control server for the locked data folder. */
async function start(pack = async () => Readable.from([Buffer.from("archive")])) {
  const log = pino({ level: "silent" });
  const dependencies = { db, now: () => new Date(), linkOrigin: "https://verbena.example" };
  const server = await startControlServer({ ...dependencies, dataDir, log, pack });
  onTestFinished(() => void server.close().closeAllConnections());
  const address = controlAddress.parse(JSON.parse(await readFile(controlFile(dataDir), "utf8")));
  const post = (path: string, token: string, body: unknown) =>
    fetch(`http://127.0.0.1:${address.port}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  return { server, post, token: address.token };
}

test("the control server listens on loopback, and only its user can read the token", async () => {
  const { server } = await start();
  expect(server.address()).toMatchObject({ address: "127.0.0.1" });
  expect((await stat(controlFile(dataDir))).mode & 0o777).toBe(0o600);
});

test("a request without the token is refused", async () => {
  const { post, token } = await start();
  const operation = { name: "list-administrators" };
  for (const path of ["/operation", "/backup"]) {
    expect((await post(path, `${token}x`, operation)).status).toBe(401);
  }
  const response = await post("/operation", token, operation);
  expect(await response.json()).toEqual({ text: "There is no administrator yet.", failed: false });
});

test.each([{ name: "stop" }, { name: "grant" }, "nonsense"])(
  "the unknown operation %j fails",
  async (operation) => {
    const { post, token } = await start();
    expect(await (await post("/operation", token, operation)).json()).toEqual({
      text: "The server failed; its log says why.",
      failed: true,
    });
  },
);

test("a backup goes through the server that has locked the folder", async () => {
  await start();
  const file = join(dataDir, "file");
  expect(await backUp(location(), file, { replace: false })).toBe(
    `The backup is in ${file} (0.0 MB).`,
  );
  expect(gunzipSync(await readFile(file)).toString()).toBe("archive");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("a failed backup says why it failed in the server", async () => {
  await start(() => Promise.reject(new StartError("The disk is full.")));
  const backup = backUp(location(), join(dataDir, "file"), { replace: false });
  await expect(backup).rejects.toThrow(new StartError("The disk is full."));
});

test("a server that stops during a backup leaves no file", async () => {
  const { server } = await start(async () =>
    Readable.from(
      (async function* () {
        yield Buffer.from("half");
        server.closeAllConnections();
        await once(server.close(), "close");
      })(),
    ),
  );
  const backup = backUp(location(), join(dataDir, "file"), { replace: false });
  await expect(backup).rejects.toThrow("aborted");
  expect((await readdir(dataDir)).filter((name) => name.startsWith("file"))).toEqual([]);
});

test("a locked folder without a control server is reported as in use", async () => {
  const backup = () => backUp(location(), join(dataDir, "file"), { replace: false });
  const message = `The data folder ${dataDir} is in use by another Verbena that does not respond. Try again.`;
  await expect(backup()).rejects.toThrow(message);
  const { server } = await start();
  await once(server.close(), "close");
  expect(existsSync(controlFile(dataDir))).toBe(false);
  await expect(backup()).rejects.toThrow(message);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { extract } from "tar";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { npm } from "./install.js";
import { ana, answer, attempts, call, PORT, waitUntilReady } from "./learner-calls.js";
import { writeArchives } from "./release.js";
import { run } from "./run.js";
import { systemdAnalyze } from "./system-packages.js";

/*
 * Unpacks the release into an empty folder and lives with it as an operator does: as a user who may write only the data
 * folder, with nothing but Node and a shell, on the oldest and the newest Node.
 */

/** Nobody, if the tests run as root: root may write everywhere. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const LIMIT_MS = 300_000;
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS });

/** The most memory that the server takes, by the version of Node: see docs/operations.md. */
const MEMORY_MB = { 24: 850, 26: 450 };
const platform = `${process.platform}-${process.arch}`;
let folder = "";
let verbena = "";
/** @type {Record<string, string>} */
const nodes = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verbena-release-test-"));
  await chmod(folder, 0o755);
  const [archive = ""] = await writeArchives(join(folder, "archives"), [platform]);
  await extract({ file: archive, cwd: folder });
  const [name = ""] = (await readdir(folder)).filter((file) => file.startsWith("verbena-"));
  verbena = join(folder, name, "bin", "verbena");
  for (const version of ["24", "20"]) {
    const prefix = join(folder, `node-${version}`);
    const package_ = `node-${process.platform}-${process.arch}@${version}`;
    await run(npm, ["install", "--no-save", "--prefix", prefix, package_], { quiet: true });
    nodes[version] = join(prefix, "node_modules", `node-${platform}`, "bin", "node");
  }
  nodes["26"] = process.execPath;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * @param {string} node
 * @param {string} dataFolder
 * @param {string[]} args
 */
function start(node, dataFolder, ...args) {
  // No npm, and no other program than those of the system.
  const env = { PATH: "/usr/bin:/bin", NODE: node, DATA_DIR: dataFolder, PORT };
  return spawn(verbena, args, { cwd: dataFolder, env, ...user });
}

/** @param {Parameters<typeof start>} args */
async function runToEnd(...args) {
  const child = start(...args);
  const ended = once(child, "close");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { status: child.exitCode, output, errors };
}

/** @param {Parameters<typeof start>} args */
async function serve(...args) {
  const child = start(...args);
  const ended = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
  }
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await waitUntilReady(child, () => output);
  return {
    /** The most memory that it has taken so far. */
    async peakMb() {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8");
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      expect(child.exitCode).toBe(0);
    },
  };
}

const unit = "verbena.service";

/** @param {string} name a folder that only the user of the tests can write */
async function dataFolder(name) {
  const path = join(folder, name);
  await mkdir(path);
  if (user.uid !== undefined) await chmod(path, 0o777);
  return path;
}

it.each(/** @type {const} */ (["24", "26"]))(
  "serves, keeps answers over a restart, makes an administrator, and restores a backup on Node %s",
  async (version) => {
    const node = nodes[version] ?? "";
    const data = await dataFolder(`data-${version}`);
    let server = await serve(node, data);
    const { cookie } = await call("/api/auth/sign-up/email", ana);
    await answer(cookie);
    await server.stop();

    server = await serve(node, data, "serve");
    expect(await attempts(cookie)).toBe(1);
    expect(
      await runToEnd(node, data, "admin", "grant", "--unconfirmed", "ana@example.org"),
    ).toMatchObject({ status: 0, output: "ana@example.org is now an administrator.\n" });
    const backup = join(data, "verbena.backup");
    expect(await runToEnd(node, data, "backup", backup)).toMatchObject({ status: 0 });
    expect(await server.peakMb()).toBeLessThan(MEMORY_MB[version]);
    await server.stop();

    const restored = await dataFolder(`restored-${version}`);
    expect(await runToEnd(node, restored, "restore", backup)).toMatchObject({ status: 0 });
    server = await serve(node, restored);
    const signedIn = await call("/api/auth/sign-in/email", ana);
    await answer(signedIn.cookie);
    expect(await attempts(signedIn.cookie)).toBe(2);
    await server.stop();
  },
);

it("contains the licences of all that it ships, and no source maps, tests, or development tools", async () => {
  const top = join(verbena, "..", "..");
  const bill = JSON.parse(await readFile(join(top, "bill-of-materials.cdx.json"), "utf8"));
  const names = bill.components.map((/** @type {{ name: string }} */ { name }) => name);
  expect(bill.metadata.component.name).toBe("verbena");
  expect(names).toEqual(
    expect.arrayContaining(["react", "hono", "pg", "zod", "nodemailer", "@electric-sql/pglite"]),
  );
  expect(names).not.toContain("vitest");
  const licences = await readFile(join(top, "licences.txt"), "utf8");
  for (const owner of [
    "Creative Commons",
    "Zeke",
    "Meta Platforms",
    "Brian Carlson",
    "Colin McDonnell",
  ]) {
    expect(licences).toContain(owner);
  }
  const files = await readdir(top, { recursive: true });
  expect(
    files.filter((file) => /\.map$|\.test\.|(^|\/)(npm|vitest|typescript)(\/|$)/.test(file)),
  ).toEqual([]);
});

it("has a unit for systemd that is valid and hardened", async () => {
  const analyze = await systemdAnalyze();
  const system = join(folder, "system");
  const units = join(system, "etc", "systemd", "system");
  await cp(join(verbena, "..", ".."), join(system, "opt", "verbena"), { recursive: true });
  // The unit names targets of systemd itself.
  await cp("/usr/lib/systemd/system", join(system, "usr", "lib", "systemd", "system"), {
    recursive: true,
  });
  await cp(join(system, "opt", "verbena", "docs", "verbena.service"), join(units, unit));
  await run(analyze, ["verify", `--root=${system}`, unit]);
  const hardened = ["security", "--offline=true", "--threshold=30", join(units, unit)];
  await run(analyze, hardened, { quiet: true });
});

it("prints its version and its commands", async () => {
  const data = await dataFolder("empty");
  const node = nodes["26"] ?? "";
  expect((await runToEnd(node, data, "version")).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await runToEnd(node, data, "help")).output).toContain("verbena serve");
  expect((await runToEnd(node, data, "help", "backup")).output).toMatch(/^verbena backup FILE/);
  expect((await runToEnd(node, data, "serve", "--help")).output).toMatch(/^verbena serve/);
  for (const [args, message] of /** @type {const} */ ([
    [["sing"], "unknown command: sing"],
    [["help", "sing"], "unknown command: sing"],
    [["serve", "3000"], "serve takes no arguments; in a clone, npm start serves"],
  ])) {
    expect(await runToEnd(node, data, ...args)).toEqual({
      status: 2,
      output: "",
      errors: `${message}; see --help\n`,
    });
  }
  expect(await readdir(data)).toEqual([]);
});

it("says in one line that Node is too old or missing", async () => {
  const data = await dataFolder("old");
  for (const node of [nodes["20"] ?? "", "/nowhere/node"]) {
    const { status, output, errors } = await runToEnd(node, data);
    expect({ status, output }).toEqual({ status: 1, output: "" });
    expect(errors).toMatch(/^Verbena needs Node 24 or newer.*\n$/);
  }
});

it("is only made of what git has", async () => {
  const clone = join(folder, "clone");
  await cp(import.meta.dirname, join(clone, "scripts"), { recursive: true });
  await run("git", ["init", "--quiet"], { cwd: clone });
  /** @param {string} path where programs are */
  const release = async (path) => {
    const args = [join(clone, "scripts", "release.js")];
    const child = spawn(process.execPath, args, { env: { PATH: path } });
    const errors = await text(child.stderr);
    return { status: child.exitCode ?? (await once(child, "exit"))[0], errors };
  };
  expect(await release(process.env["PATH"] ?? "")).toEqual({
    status: 1,
    errors: "Commit these changes first:\n?? scripts/\n",
  });
  expect(await release("/nowhere")).toEqual({
    status: 1,
    errors: "git cannot say whether everything is committed: spawnSync git ENOENT\n",
  });
});

it("names what its user cannot write, and starts on no folder that it cannot lock", async () => {
  const readOnly = join(folder, "read-only");
  await mkdir(readOnly, { mode: 0o555 });
  const unlockable = await dataFolder("unlockable");
  await writeFile(join(unlockable, "lock.sqlite"), "", { mode: 0o444 });
  const foreign = await dataFolder("foreign");
  await mkdir(join(foreign, "database"), { mode: 0o555 });
  for (const [data, path] of [
    [readOnly, readOnly],
    [join(readOnly, "data"), readOnly],
    [unlockable, join(unlockable, "lock.sqlite")],
    [foreign, join(foreign, "database")],
  ]) {
    const child = spawn(verbena, { env: { NODE: nodes["26"], DATA_DIR: data }, ...user });
    const errors = await text(child.stderr);
    expect(errors).toContain(
      `${path} cannot be read and written by this user, who has the number `,
    );
    expect(errors).toMatch(/^The (data folder|database in) .*\n$/);
    expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(1);
  }
});

import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { projectNode, root } from "./install.js";
import { ana, answer, attempts, call, PORT, waitUntilReady } from "./learner-calls.js";
import { run } from "./run.js";
import * as systemPackages from "./system-packages.js";

/*
 * Builds the container image and runs it, without Docker and without an image of anybody else: debootstrap makes the
 * two images from which the Dockerfile starts, and buildah builds and runs. Needs root. Everything is in one folder.
 */

const BUILD_LIMIT_MS = 1_200_000;
const LIMIT_MS = 300_000;
vi.setConfig({ testTimeout: LIMIT_MS });
const OWN_LAYERS_MAX_BYTES = 200e6;

const image = "verbena";
const builtFrom = { build: "node:26-trixie-slim", run: "debian:trixie-slim" };

let folder = "";
let buildah = "";
let container = "";
/** The image's user. */
let user = 0;

/** @param {readonly string[]} args */
function buildahArguments(args) {
  const storage = ["--root", join(folder, "images"), "--runroot", join(folder, "run")];
  return [...storage, "--storage-driver=vfs", ...args];
}

/**
 * Runs buildah to its end.
 *
 * @param {string[]} args
 * @returns what it prints
 */
async function callBuildah(...args) {
  const env = { ...process.env, TMPDIR: folder };
  const { stdout } = await promisify(execFile)(buildah, buildahArguments(args), { env });
  return stdout.trim();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verbena-image-test-"));
  await chmod(folder, 0o755);
  buildah = await systemPackages.buildah();
  await makeDebianImage();
  await makeNodeImage();
  await buildImage();
  container = await callBuildah("from", "--pull-never", image);
  user = Number(await callBuildah("run", "--isolation=chroot", container, "--", "id", "--user"));
}, BUILD_LIMIT_MS);

afterAll(() => rm(folder, { recursive: true, force: true }), LIMIT_MS);

/** What Docker's library calls debian:trixie-slim: Debian's smallest system. */
async function makeDebianImage() {
  const files = join(folder, "debian");
  const debootstrap = await systemPackages.debootstrap();
  const [release = ""] = /(?<=:)[a-z]+/.exec(builtFrom.run) ?? [];
  const system = ["--variant=minbase", release, files, systemPackages.debianMirror()];
  // Its mounts end with it, also if it fails.
  await run("unshare", ["--mount", debootstrap, ...system], { quiet: true });
  await rm(join(files, "var", "cache", "apt"), { recursive: true });
  await rm(join(files, "var", "lib", "apt", "lists"), { recursive: true });
  const empty = await callBuildah("from", "scratch");
  await callBuildah("add", "--quiet", empty, files, "/");
  await callBuildah("commit", "--quiet", "--rm", empty, builtFrom.run);
  await rm(files, { recursive: true });
}

/** The same with the project's Node, npm, and the library that Node needs. */
async function makeNodeImage() {
  const from = await callBuildah("from", "--pull-never", builtFrom.run);
  const files = await callBuildah("mount", from);
  const local = join(files, "usr", "local");
  const npm = String(execFileSync("sh", ["-c", "command -v npm"])).trim();
  const npmFolder = dirname(dirname(await realpath(npm)));
  await cp(projectNode(), join(local, "bin", "node"), { dereference: true });
  await cp(npmFolder, join(local, "lib", "node_modules", "npm"), { recursive: true });
  await symlink("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin", "npm"));
  const libraries = `/usr/lib/${process.arch === "x64" ? "x86_64" : "aarch64"}-linux-gnu`;
  const libatomic = `${libraries}/libatomic.so.1`;
  await cp(libatomic, join(files, libatomic), { dereference: true });
  await callBuildah("commit", "--quiet", "--rm", from, builtFrom.build);
}

/** Builds the Dockerfile as it is, with the npm registry of this machine. */
async function buildImage() {
  const registry = npmSetting("registry");
  const certificates = process.env["NODE_EXTRA_CA_CERTS"] || npmSetting("cafile");
  const secrets =
    certificates === "null" ? [] : ["--secret", `id=certificates,src=${certificates}`];
  const options = ["--isolation=chroot", "--pull-never", ...secrets];
  const arguments_ = ["--build-arg", `NPM_CONFIG_REGISTRY=${registry}`, "--tag", image];
  await run(buildah, buildahArguments(["build", ...options, ...arguments_, root]), {
    env: { TMPDIR: folder },
    quiet: true,
  });
}

/** @param {string} name */
function npmSetting(name) {
  return String(execFileSync("npm", ["config", "get", name], { cwd: root })).trim();
}

/** @param {string} name a folder of the image's user */
async function volume(name) {
  const path = join(folder, name);
  await mkdir(path, { mode: 0o700 });
  await chown(path, user, user);
  return path;
}

/**
 * Runs a program in the container, as the image's user.
 *
 * @param {string} data
 * @param {string[]} command
 */
function runInContainer(data, ...command) {
  const options = ["--isolation=chroot", "--volume", `${data}:/data`, "--env", `PORT=${PORT}`];
  return callBuildah("run", ...options, container, "--", ...command);
}

/** @param {string} data */
function serve(data) {
  const options = ["--isolation=chroot", "--volume", `${data}:/data`, "--env", `PORT=${PORT}`];
  return start(buildah, buildahArguments(["run", ...options, container, "--", ...printingNumber]));
}

/** Starts what the image starts, after a line with the number of its process: buildah passes no signal on. */
const printingNumber = ["sh", "-c", 'echo "process $$"; exec "$@"', "sh", "verbena", "serve"];

/**
 * @param {string} program
 * @param {string[]} args
 */
async function start(program, args) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
  }
  /** @param {NodeJS.Signals} signal */
  const stop = async (signal) => {
    const [number] = /(?<=^process )\d+/m.exec(output) ?? [];
    if (child.exitCode === null) {
      if (number === undefined) child.kill(signal);
      else process.kill(Number(number), signal);
    }
    await ended;
  };
  onTestFinished(() => stop("SIGKILL"));
  await waitUntilReady(child, () => output);
  return {
    async stop() {
      await stop("SIGTERM");
      expect(child.exitCode, output).toBe(0);
    },
  };
}

it("serves, keeps answers over a restart, makes an administrator, and writes a backup", async () => {
  const data = await volume("data");
  let server = await serve(data);
  const { cookie } = await call("/api/auth/sign-up/email", ana);
  await answer(cookie);
  await server.stop();

  server = await serve(data);
  expect(await attempts(cookie)).toBe(1);
  const grant = ["admin", "grant", "--unconfirmed", "ana@example.org"];
  expect(await runInContainer(data, "verbena", ...grant)).toContain("is now an administrator.");
  await runInContainer(data, "verbena", "backup", "/data/verbena.backup");
  expect(existsSync(join(data, "verbena.backup"))).toBe(true);
  await server.stop();
});

it("passes the health check of compose.yaml only while it runs, with a read-only root and no capabilities", async () => {
  const { services } = parse(await readFile(join(root, "compose.yaml"), "utf8"));
  const [, ...check] = services.verbena.healthcheck.test;
  const command = check.map((/** @type {string} */ word) => word.replace("3000", PORT));
  const data = await volume("data-read-only");
  await expect(runInContainer(data, ...command)).rejects.toThrow("ECONNREFUSED");
  const files = await callBuildah("mount", container);
  const server = await start("unshare", [
    "--mount",
    "sh",
    "-euc",
    `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"
      mount -t tmpfs tmpfs "$1/tmp" && mount --bind "$2" "$1/data" && mount -t proc proc "$1/proc"
      mount --rbind /dev "$1/dev"
      files=$1 user=$3 && shift 3
      exec chroot "$files" setpriv --reuid "$user" --regid "$user" --clear-groups \\
        --bounding-set=-all --no-new-privs env --ignore-environment "$@"`,
    "sh",
    files,
    data,
    String(user),
    ...(await configuredVariables()),
    `PORT=${PORT}`,
    ...printingNumber,
  ]);
  await runInContainer(data, ...command);
  await server.stop();
  await expect(runInContainer(data, ...command)).rejects.toThrow("ECONNREFUSED");
});

/** The environment that the image sets. */
const configuredVariables = async () => (await inspect(image)).OCIv1.config.Env;

/** @param {string} name */
const inspect = async (name) => JSON.parse(await callBuildah("inspect", "--type=image", name));

it("starts the server as a user with a fixed number, on all addresses, with its data in /data", async () => {
  const { User, Entrypoint, Cmd, Env, Labels } = (await inspect(image)).OCIv1.config;
  expect({ User, Entrypoint, Cmd }).toEqual({
    User: "10001:10001",
    Entrypoint: ["verbena"],
    Cmd: ["serve"],
  });
  expect(Env).toEqual(expect.arrayContaining(["HOST=0.0.0.0", "DATA_DIR=/data"]));
  const version = await callBuildah(
    "run",
    "--isolation=chroot",
    container,
    "--",
    "verbena",
    "version",
  );
  expect(Labels).toMatchObject({
    "org.opencontainers.image.title": "Verbena",
    "org.opencontainers.image.version": version,
  });
});

it("has no file outside /data and /tmp that its user can write, and no npm", async () => {
  const places = "-path /data -prune -o -path /tmp -prune";
  const find = `find / -xdev ${places} -o ! -type l -writable -print 2>/dev/null; command -v npm git; true`;
  expect(await callBuildah("run", "--isolation=chroot", container, "--", "sh", "-c", find)).toBe(
    "",
  );
});

it("adds at most 200 MB to Debian's image", async () => {
  const layers = join(folder, "layers");
  await callBuildah("push", "--quiet", "--disable-compression", image, `dir:${layers}`);
  const manifest = JSON.parse(await readFile(join(layers, "manifest.json"), "utf8"));
  const debian = (await inspect(builtFrom.run)).OCIv1.rootfs.diff_ids;
  const own = manifest.layers.filter(
    (/** @type {{ digest: string }} */ { digest }) => !debian.includes(digest),
  );
  const sizes = own.map((/** @type {{ size: number }} */ { size }) => size);
  expect(own.length).toBe(manifest.layers.length - debian.length);
  expect(Math.max(...sizes)).toBeGreaterThan(100e6);
  const bytes = sizes.reduce((/** @type {number} */ sum, /** @type {number} */ size) => sum + size);
  expect(bytes).toBeLessThanOrEqual(OWN_LAYERS_MAX_BYTES);
});

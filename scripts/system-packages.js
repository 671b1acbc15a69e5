// Finds Chromium, PostgreSQL, pgbouncer, HAProxy, systemd, and what builds container images, or installs them with
// apt-get.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure, run } from "./run.js";

/** Chromium without windows. It opens pages three times as fast. */
const headlessShell = "chromium-headless-shell";

/** Path of a Chromium to test with: `CHROMIUM_PATH` or one on the PATH. */
export async function chromium() {
  const find = () => process.env["CHROMIUM_PATH"] ?? onPath(headlessShell);
  return findOrInstall(headlessShell, find).catch(fullChromium);
}

/** Path of the Chromium that people use. Its rendering costs more than the headless shell's. */
export async function fullChromium() {
  return findOrInstall("chromium", () =>
    onPath("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
  );
}

/** Folder of PostgreSQL's server programs (initdb, postgres). */
export async function postgresBinaries() {
  return findOrInstall("postgresql", () => {
    const debian = "/usr/lib/postgresql";
    const versions = existsSync(debian) ? readdirSync(debian) : [];
    const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
    const folders = newestFirst.map((version) => join(debian, version, "bin"));
    return [...folders, ...pathFolders()].find(
      (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
    );
  });
}

export const pgbouncer = () => systemProgram("pgbouncer");
export const haproxy = () => systemProgram("haproxy");
export const buildah = () => systemProgram("buildah");
export const debootstrap = () => systemProgram("debootstrap");

/** Path of the program that checks units of systemd. */
export const systemdAnalyze = () => findOrInstall("systemd", () => onPath("systemd-analyze"));

/** Address of the mirror from which apt-get installs Debian's packages. */
export function debianMirror() {
  const filters = ["Created-By: Packages", "Origin: Debian", "Label: Debian"];
  const options = ["indextargets", "--format", "$(REPO_URI)", ...filters];
  const [mirror] = String(execFileSync("apt-get", options)).split("\n");
  if (mirror) return mirror;
  throw new Failure("apt-get has no list of Debian's packages: run apt-get update.");
}

/**
 * Path of a program that Debian installs outside a user's PATH.
 *
 * @param {string} name
 */
function systemProgram(name) {
  const debian = `/usr/sbin/${name}`;
  return findOrInstall(name, () => onPath(name) ?? (existsSync(debian) ? debian : undefined));
}

/** @param {readonly string[]} names */
function onPath(...names) {
  return pathFolders()
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function pathFolders() {
  return (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
}

/**
 * @param {string} name the name of the Debian package
 * @param {() => string | undefined} find
 */
async function findOrInstall(name, find) {
  const path = find() ?? (await installWithApt(name).then(find, () => undefined));
  if (path !== undefined) return path;
  throw new Failure(`${name} is missing. Install it (Debian: apt-get install ${name}).`);
}

/** @param {string} name */
async function installWithApt(name) {
  if (onPath("apt-get") === undefined) return;
  console.log(`Installing ${name} with apt-get (once) …`);
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command, ...args] = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"];
  await run(command ?? "", [...args, "update"], { quiet: true });
  await run(command ?? "", [...args, "install", "--no-install-recommends", "-y", name], {
    quiet: true,
  });
}

// Finds Chromium, PostgreSQL and pgbouncer on this machine, and installs them where the machine's
// package manager can.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure, run } from "./run.js";

/** Chromium without windows: the same pages, opened three times as fast. */
const shell = "chromium-headless-shell";
const chromiumNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Path of a Chromium to test with; `CHROMIUM_PATH` names another one. */
export async function chromium() {
  const find = () => process.env["CHROMIUM_PATH"] ?? onPath([shell]);
  const found = find() ?? (await installed(shell, "Chromium", find).catch(() => undefined));
  if (found !== undefined) return found;
  const findAny = () => onPath(chromiumNames);
  return findAny() ?? (await installed("chromium", "Chromium", findAny));
}

/** Folder of PostgreSQL's server programs (initdb, postgres). */
export async function postgresBinaries() {
  return findPostgres() ?? (await installed("postgresql", "PostgreSQL", findPostgres));
}

/** Path of pgbouncer, which Debian installs outside a user's PATH. */
export async function pgbouncer() {
  const debian = "/usr/sbin/pgbouncer";
  const find = () => onPath(["pgbouncer"]) ?? (existsSync(debian) ? debian : undefined);
  return find() ?? (await installed("pgbouncer", "pgbouncer", find));
}

/** @returns {string | undefined} */
function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...pathFolders()];
  return folders.find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

/** @param {readonly string[]} names */
function onPath(names) {
  return pathFolders()
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function pathFolders() {
  return (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
}

/**
 * @param {string} packageName Debian's
 * @param {string} title
 * @param {() => string | undefined} find
 */
async function installed(packageName, title, find) {
  const needed = `The tests need ${title}. Install it (Debian: apt-get install ${packageName}) and run them again.`;
  if (onPath(["apt-get"]) === undefined) throw new Failure(needed);
  console.log(`Installing ${title} with apt-get (once) …`);
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"];
  try {
    await run(apt[0] ?? "env", [...apt.slice(1), "update"], { quiet: true });
    await run(
      apt[0] ?? "env",
      [...apt.slice(1), "install", "--no-install-recommends", "-y", packageName],
      {
        quiet: true,
      },
    );
  } catch {
    throw new Failure(needed);
  }
  const found = find();
  if (found === undefined) throw new Failure(needed);
  return found;
}

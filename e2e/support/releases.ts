import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { extract } from "tar";
import { addHarmlessMigration } from "../../packages/server/src/testing/harmless-migration.ts";
import { readReleases } from "../../scripts/changelog.js";
import { npm, root } from "../../scripts/install.js";
import { writeArchives } from "../../scripts/release.js";

const run = promisify(execFile);
const platform = `${process.platform}-${process.arch}`;

/**
 * The constant in which the next release differs. Its script gets another name, and so does each script that imports
 * it.
 */
const constant = {
  file: "packages/web/src/app/lazy-page.ts",
  from: "TIMEOUT_MS = 5_000",
  to: "TIMEOUT_MS = 5_001",
};

/** An unpacked archive. */
export type Release = {
  /** The built server. */
  program: string;
  /** The name of the application's script. */
  startScript: string;
};

/**
 * Two releases that follow each other: the last published one, and the present state. Before the first publication, and
 * in a clone without its commit, they are the present state, and one that differs from it in a constant. If the newer one
 * has no migration more, it gets one.
 *
 * @param folder an empty folder, which has both afterwards
 */
export async function unpackReleases(
  folder: string,
): Promise<{ previous: Release; next: Release }> {
  const published = await publishedCommit();
  const [present = ""] = await writeArchives(join(folder, "present"), [platform]);
  const other = published
    ? await releaseCommit(published, join(folder, "published"))
    : await releaseCommit("HEAD", join(folder, "next"), changeConstant);
  const [previous, next] = published ? [other, present] : [present, other];
  const lib = {
    previous: await unpack(previous, join(folder, "previous-archive")),
    next: await unpack(next, join(folder, "next-archive")),
  };
  if ((await startScriptIn(lib.previous)) === (await startScriptIn(lib.next))) {
    // Nothing of the application has changed since the publication.
    const changed = await releaseCommit("HEAD", join(folder, "changed"), changeConstant);
    lib.next = await unpack(changed, join(folder, "changed-archive"));
  }
  const [before, after] = await Promise.all([migrationsOf(lib.previous), migrationsOf(lib.next)]);
  if (before.length === after.length) await addHarmlessMigration(join(lib.next, MIGRATIONS));
  return { previous: await releaseIn(lib.previous), next: await releaseIn(lib.next) };
}

/** The commit of the last published release, if this clone has it. */
async function publishedCommit(): Promise<string | null> {
  const releases = readReleases(await readFile(join(root, "CHANGELOG.md"), "utf8"));
  const commit = releases.find((release) => release.commit !== null)?.commit ?? null;
  if (commit === null) return null;
  return run("git", ["-C", root, "cat-file", "-e", commit]).then(
    () => commit,
    () => {
      process.stderr.write(
        `This clone has no commit ${commit}: the present state is upgraded to itself. git fetch --unshallow gets it.\n`,
      );
      return null;
    },
  );
}

/**
 * Writes the archive of a commit with the commit's own scripts.
 *
 * @param change changes the files before
 * @returns the path of the archive
 */
async function releaseCommit(
  commit: string,
  clone: string,
  change?: (clone: string) => Promise<void>,
): Promise<string> {
  const git = (...args: string[]) => run("git", ["-C", clone, ...args]);
  await run("git", ["clone", "--quiet", "--no-checkout", root, clone]);
  await git("checkout", "--quiet", "--detach", commit);
  if (change) {
    await change(clone);
    const author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
    await git(...author, "commit", "--quiet", "--all", "--message", "Change a constant");
  }
  await run(npm, ["run", "release", "--", platform], { cwd: clone });
  const archives = await readdir(join(clone, "release"));
  const archive = archives.find((name) => name.endsWith(`-${platform}.tar.gz`)) ?? "";
  return join(clone, "release", archive);
}

async function changeConstant(clone: string): Promise<void> {
  const file = join(clone, constant.file);
  const source = await readFile(file, "utf8");
  if (!source.includes(constant.from)) throw new Error(`No "${constant.from}" in ${file}`);
  await writeFile(file, source.replace(constant.from, constant.to));
}

const MIGRATIONS = join("server", "migrations");

/** Unpacks an archive and returns its folder `lib`. */
async function unpack(archive: string, folder: string): Promise<string> {
  await mkdir(folder);
  await extract({ file: archive, cwd: folder });
  const [top = ""] = await readdir(folder);
  return join(folder, top, "lib");
}

async function migrationsOf(lib: string): Promise<string[]> {
  const names = await readdir(join(lib, MIGRATIONS));
  return names.filter((name) => name.endsWith(".sql"));
}

async function releaseIn(lib: string): Promise<Release> {
  const startScript = await startScriptIn(lib);
  return { program: join(lib, "server", "dist", "main.js"), startScript };
}

async function startScriptIn(lib: string): Promise<string> {
  const assets = await readdir(join(lib, "web", "dist", "assets"));
  return assets.find((name) => /^start-.*\.js$/.test(name)) ?? "";
}

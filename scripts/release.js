// npm run release: writes a release archive for each platform into the folder release. It contains everything but Node.
// npm run release -- linux-x64 writes only this one.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, nodeOptions, serverVariables } from "./build.js";
import { install, npm, root } from "./install.js";
import { Failure, run, runMain } from "./run.js";

/** @type {readonly { name: string, cpu: string }[]} */
const platforms = [
  { name: "linux-x64", cpu: "x64" },
  { name: "linux-arm64", cpu: "arm64" },
];

/** The oldest Node on which a release runs. */
const NODE_MIN = 24;

/** Packages that the built server loads from their own folders: see `external` in packages/server/build.ts. */
const runtimePackages = ["@electric-sql/pglite", "@open-spaced-repetition/binding"];

/** Files of packages that the server does not load, among them all extensions of PostgreSQL but one. */
const needless = /\.(map|md|d\.[cm]?ts)$|pglite\/dist\/(.*\.cjs|.*(?<!pg_trgm)\.tar\.gz)$/;

/** Modules that only browsers load: the optimizer's code in WebAssembly is CommonJS in Node. */
const forBrowsers =
  /@emnapi\/[^/]+\/dist\/[^/]+(?<!\.cjs|\.cjs\.min)\.m?js$|@tybys\/wasm-util\/(dist|lib\/mjs)$|wasm-runtime\/dist\/[^/]+\.js$/;

/**
 * Writes the archives of all platforms, or of some.
 *
 * @param {string} folder
 * @param {readonly string[]} [names]
 * @returns the paths of the archives
 */
export async function writeArchives(folder, names = platforms.map(({ name }) => name)) {
  const unknown = names.filter((name) => platforms.every((platform) => platform.name !== name));
  if (unknown.length > 0) throw new Failure(`Unknown platform: ${unknown.join(", ")}`);
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  await mkdir(folder, { recursive: true });
  // In a fresh clone, this package is missing until the dependencies are installed.
  const { create } = await import("tar");
  const work = await mkdtemp(join(tmpdir(), "verbena-release-"));
  try {
    const common = join(work, "common");
    await writeCommonFiles(common, version);
    const archives = [];
    for (const { name, cpu } of platforms) {
      if (!names.includes(name)) continue;
      const top = `verbena-${version}-${name}`;
      await cp(common, join(work, top), { recursive: true });
      await copyRuntimePackages(join(work, `packages-${cpu}`), join(work, top), cpu);
      const file = join(folder, `${top}.tar.gz`);
      // An interrupted release leaves no half archive under the name of a whole one.
      const partial = `${file}.${process.pid}.partial`;
      await create({ file: partial, cwd: work, gzip: { level: 9 }, portable: true }, [top]);
      await rename(partial, file);
      archives.push(file);
    }
    return archives;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} target
 * @param {string} version
 */
async function writeCommonFiles(target, version) {
  const copies = [
    ["packages/server/dist", "lib/server/dist"],
    ["packages/server/migrations", "lib/server/migrations"],
    ["packages/server/src/accounts/password/common-passwords.txt"],
    ["packages/web/dist", "lib/web/dist"],
    ["packages/web/dist-renderer", "lib/web/dist-renderer"],
    ["docs"],
    [".env.example"],
    ["LICENSE"],
    ["CHANGELOG.md"],
    ["SECURITY.md"],
  ];
  for (const [from = "", to = from.replace("packages/", "lib/")] of copies) {
    await cp(join(root, from), join(target, to), {
      recursive: true,
      // The pictures of the README, which is not in the archive, are in docs.
      filter: (path) => !path.endsWith(".map") && !(from === "docs" && path.endsWith(".png")),
    });
  }
  await writeFile(join(target, "VERSION"), `${version}\n`);
  await writeFile(join(target, "lib", "package.json"), '{ "type": "module" }\n');
  const bill = await billOfMaterials(join(target, "..", "verbena"));
  await writeFile(join(target, "bill-of-materials.cdx.json"), bill);
  await writeFile(join(target, "licences.txt"), await licenceTexts(JSON.parse(bill)));
  await mkdir(join(target, "bin"));
  await writeFile(join(target, "bin", "verbena"), startScript());
  await chmod(join(target, "bin", "verbena"), 0o755);
}

/**
 * The bill of materials of what the archive contains. `npm sbom --omit dev` in the repository would leave out packages
 * that a development dependency needs too.
 *
 * @param {string} work an empty folder, whose name is that of the product in the bill
 */
async function billOfMaterials(work) {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const workspaces = Object.keys(lock.packages).filter((path) => /^packages\/[^/]+$/.test(path));
  for (const folder of ["", ...workspaces]) {
    const manifest = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
    const shipped = { ...manifest, devDependencies: {}, optionalDependencies: {} };
    if (folder === "") shipped.workspaces = workspaces;
    await mkdir(join(work, folder), { recursive: true });
    await writeFile(join(work, folder, "package.json"), JSON.stringify(shipped));
  }
  await cp(join(root, "package-lock.json"), join(work, "package-lock.json"));
  const inWork = { cwd: work, maxBuffer: 1 << 26 };
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  execFileSync(npm, ["install", "--package-lock-only", ...quiet], inWork);
  const format = ["--package-lock-only", "--sbom-format", "cyclonedx"];
  return String(execFileSync(npm, ["sbom", ...format], inWork));
}

/** Licences of parts of the product itself that are not under the licence of its code. */
const ownLicences = [
  ["The sentences, translations, and explanations", "packages/content/LICENSE"],
  ["The list of verbs", "packages/spanish/NOTICE"],
];

/**
 * The licence texts of parts of the product, and of all packages in a bill of materials.
 *
 * @param {{ components: readonly { name: string, version: string }[] }} bill
 */
async function licenceTexts({ components }) {
  const folders = [
    "",
    ...(await readdir(join(root, "packages"))).map((one) => join("packages", one)),
  ];
  const parts = await Promise.all(
    components.map(async ({ name, version }) => {
      const paths = folders.map((folder) => join(root, folder, "node_modules", name));
      const texts = await Promise.all(paths.map((path) => licencesIn(path, version)));
      const text = texts.flat().join("\n").trim();
      return text === "" ? [] : [`${name} ${version}\n\n${text}\n`];
    }),
  );
  const own = ownLicences.map(
    async ([part, file = ""]) => `${part}\n\n${await readFile(join(root, file), "utf8")}`,
  );
  return [...(await Promise.all(own)), ...parts.flat()].join(`\n${"-".repeat(80)}\n\n`);
}

/**
 * The licence files in the folder of a package; none if it has another version.
 *
 * @param {string} folder
 * @param {string} version
 */
async function licencesIn(folder, version) {
  const manifest = await readFile(join(folder, "package.json"), "utf8").catch(() => "{}");
  if (JSON.parse(manifest).version !== version) return [];
  const files = await readdir(folder);
  return Promise.all(
    files
      .filter((file) => /^(licen[cs]e|copying|notice|ofl)/i.test(file))
      .map((file) => readFile(join(folder, file), "utf8")),
  );
}

/**
 * Installs the server's packages as the lock file has them, for one platform and for WebAssembly, and copies what the
 * built server loads. The code in WebAssembly runs where the native code cannot.
 *
 * @param {string} work an empty folder
 * @param {string} target
 * @param {string} cpu
 */
async function copyRuntimePackages(work, target, cpu) {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const workspaces = Object.keys(packages).filter((path) => !path.includes("node_modules/"));
  const manifests = workspaces.map((folder) => join(folder, "package.json"));
  for (const file of ["package-lock.json", ...manifests]) {
    await mkdir(dirname(join(work, file)), { recursive: true });
    await cp(join(root, file), join(work, file));
  }
  for (const one of ["wasm32", cpu]) {
    const platform = ["--os=linux", `--cpu=${one}`, "--libc=glibc"];
    const options = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
    try {
      const workspace = ["--workspace", "@verbena/server"];
      await run(npm, ["install", ...workspace, ...platform, ...options], {
        cwd: work,
        quiet: true,
      });
    } catch {
      throw new Failure(
        `The server's packages for linux-${one} could not be installed from npm's registry: see above.`,
      );
    }
    await copyPackages(join(work, "node_modules"), join(target, "lib", "node_modules"));
  }
}

/**
 * Copies the runtime packages with what they need.
 *
 * @param {string} from
 * @param {string} to
 */
async function copyPackages(from, to) {
  const names = new Set(runtimePackages);
  for (const name of names) {
    const manifest = await readFile(join(from, name, "package.json"), "utf8").catch(() => null);
    // Packages for other platforms are not installed.
    if (manifest === null) continue;
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(manifest);
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const other of Object.keys(needed)) names.add(other);
    await cp(join(from, name), join(to, name), {
      recursive: true,
      filter: (path) => !needless.test(path) && !forBrowsers.test(path),
    });
  }
}

/** bin/verbena, which starts the server or runs one of its commands. */
function startScript() {
  const variables = Object.entries(serverVariables).map(
    ([name, value]) => `  export ${name}="\${${name}:-${value}}"`,
  );
  return `#!/bin/sh
# Starts Verbena, or runs one of its commands: see verbena help.
set -eu
lib="$(dirname "$(readlink -f "$0")")/../lib"
node="\${NODE:-node}"
if ! command -v "$node" >/dev/null; then
  echo "Verbena needs Node ${NODE_MIN} or newer, and there is no $node. NODE=/path/to/node names one." >&2
  exit 1
fi
version="$("$node" --version)"
major="\${version#v}"
if [ "\${major%%.*}" -lt ${NODE_MIN} ]; then
  echo "Verbena needs Node ${NODE_MIN} or newer, and this is $version. NODE=/path/to/node names another one." >&2
  exit 1
fi
program=verbena.js
if [ "$*" = "" ] || [ "$*" = serve ]; then
  program=main.js
${variables.join("\n")}
fi
exec "$node" ${nodeOptions.join(" ")} "$lib/server/dist/$program" "$@"
`;
}

/**
 * The archive contains what git has, so that anybody can build the same one. A copy without git, as in the build of the
 * container image, is taken as it is.
 */
function refuseChanges() {
  if (!existsSync(join(root, ".git"))) return;
  let changes = "";
  try {
    changes = String(execFileSync("git", ["status", "--porcelain"], { cwd: root })).trim();
  } catch (error) {
    throw new Failure(`git cannot say whether everything is committed: ${Object(error).message}`);
  }
  if (changes !== "") throw new Failure(`Commit these changes first:\n${changes}`);
}

if (process.argv[1]?.endsWith("release.js")) {
  await runMain(async () => {
    refuseChanges();
    await install();
    await build();
    const names = process.argv.length > 2 ? process.argv.slice(2) : undefined;
    for (const file of await writeArchives(join(root, "release"), names)) console.log(file);
  });
}

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { npm, root } from "./install.js";
import { packSpanish } from "./pack-spanish.js";
import { run } from "./run.js";
import { chromium } from "./system-packages.js";

/*
 * Packs the engine, installs it in an empty project, and uses it there as other people do: the examples of its README on
 * each Node and in a browser, from CommonJS, and by its command.
 */

/** No step waits for a time. The limit only ends a test that hangs. */
const LIMIT_MS = 300_000;
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS });

/** Bytes of Brotli. Nearly ten thousand of the verbs have no other sense than to be known: they are most of `./verbs`. */
const SIZE = 18_000;
const SIZE_WITH_DIAGNOSIS = 34_000;
const SIZE_WITH_VERBS = 48_000;

const execute = promisify(execFile);
const versions = ["22", "24", "26"];
/** @type {Record<string, string>} */
const nodes = { 26: process.execPath };
let folder = "";
let tarball = "";
let project = "";
let installed = "";
/** @type {{ code: string, output: string }[]} */
let examples = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verbena-spanish-test-"));
  tarball = await packSpanish(join(folder, "packed"));
  project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }');
  await run(npm, ["install", tarball], { cwd: project, quiet: true });
  installed = join(project, "node_modules", "@verbena", "spanish");
  examples = examplesIn(await readFile(join(installed, "README.md"), "utf8"));
  for (const [index, { code }] of examples.entries()) {
    await writeFile(join(project, `${index}.ts`), code);
    await writeFile(join(project, `${index}.js`), code);
  }
  for (const version of versions.filter((one) => !(one in nodes))) {
    const prefix = join(folder, `node-${version}`);
    const name = `node-${process.platform}-${process.arch}`;
    await run(npm, ["install", "--prefix", prefix, `${name}@${version}`], { quiet: true });
    nodes[version] = join(prefix, "node_modules", name, "bin", "node");
  }
}, LIMIT_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * The examples of a document. The lines of comments at the end of an example are what it prints.
 *
 * @param {string} document
 */
function examplesIn(document) {
  return [...document.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = ""]) => {
    const [comments = ""] = /(?:^\/\/ .*\n)+$/m.exec(code) ?? [];
    return { code, output: comments.replaceAll(/^\/\/ /gm, "") };
  });
}

/**
 * @param {string} node
 * @param {string[]} args
 */
async function output(node, ...args) {
  const { stdout } = await execute(node, args, { cwd: project });
  return stdout;
}

describe("the README", () => {
  it("begins with what is wrong with tení, and has ten examples or more", () => {
    expect(examples[0]?.output).toBe("regularised: ten-í, but tuv-e (strong-u)\n");
    expect(examples.length).toBeGreaterThanOrEqual(10);
    expect(examples.filter(({ output }) => output === "")).toEqual([]);
  });

  it("names every public function", async () => {
    const readme = await readFile(join(installed, "README.md"), "utf8");
    const list = `
      import * as a from "@verbena/spanish";
      import * as b from "@verbena/spanish/diagnose";
      import * as c from "@verbena/spanish/verbs";
      const all = Object.entries({ ...a, ...b, ...c });
      console.log(all.flatMap(([name, value]) => (typeof value === "function" ? name : [])).join(" "));
    `;
    const names = (await output(process.execPath, "--input-type=module", "-e", list)).trim();

    expect(names.split(" ").filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it("has examples that TypeScript accepts", async () => {
    const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
    const files = examples.map((_, index) => `${index}.ts`);
    const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"];
    const target = ["--target", "es2022", "--lib", "es2022,dom", "--module", "nodenext"];

    await output(process.execPath, compiler, "--noEmit", ...strict, ...target, ...files);
  });

  it.each(versions)("has examples that print what it says in Node %s", async (version) => {
    for (const [index, example] of examples.entries()) {
      expect(await output(nodes[version] ?? "", `${index}.js`)).toBe(example.output);
    }
  });

  it("has examples that print what it says in Chromium", async () => {
    const server = createServer(async ({ url = "" }, response) => {
      const isPage = url === "/";
      response.setHeader("content-type", isPage ? "text/html" : "text/javascript");
      response.end(isPage ? await page() : await readFile(join(project, url)).catch(() => ""));
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
    try {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      const address = `http://127.0.0.1:${port}/`;
      const options = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"];
      const { stdout } = await execute(await chromium(), [...options, address]);
      const [, printed = ""] = /<pre>([\s\S]*)<\/pre>/.exec(stdout) ?? [];

      expect(printed).toBe(examples.map(({ output }) => output).join(""));
    } finally {
      server.close();
    }
  });
});

/** A page that runs all examples and shows what they print. */
async function page() {
  const { exports } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  const imports = Object.entries(exports).map(([path, { default: file }]) => [
    path.replace(".", "@verbena/spanish"),
    file?.replace(".", "/node_modules/@verbena/spanish"),
  ]);
  const scripts = examples.map((_, index) => `<script type="module" src="/${index}.js"></script>`);
  return `<!doctype html><meta charset="utf-8"><pre></pre>
    <script type="importmap">${JSON.stringify({ imports: Object.fromEntries(imports) })}</script>
    <script>
      console.log = (...values) => document.querySelector("pre").append(values.map(String).join(" ") + "\\n");
    </script>
    ${scripts.join("\n")}`;
}

it.each(versions)("can be required from CommonJS in Node %s", async (version) => {
  const program = `
    const { formOf, verbOf } = require("@verbena/spanish");
    console.log(formOf(verbOf("caber"), "presente-indicativo", "yo").form);
  `;

  expect(await output(nodes[version] ?? "", "--input-type=commonjs", "-e", program)).toBe(
    "quepo\n",
  );
});

it.each(versions)("has a command that conjugates and diagnoses, in Node %s", async (version) => {
  const command = join(installed, "lib", "command.js");
  const asked = ["tener", "preterito-indefinido", "yo", "tení"];

  expect(await output(nodes[version] ?? "", command, "caber")).toMatch(/^caber\n.*\bquepo\b/s);
  expect(await output(nodes[version] ?? "", command, "diagnose", ...asked)).toBe(
    examples[0]?.output,
  );
});

it("runs its command by the name of the package", async () => {
  const { stdout } = await execute(npm, ["exec", "--", "@verbena/spanish", "caber"], {
    cwd: project,
  });

  expect(stdout).toContain("quepo");
});

it("has its licence and no dependency, test, source map, or path of this machine", async () => {
  const names = await readdir(installed, { recursive: true });
  const manifest = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));

  expect(names).toEqual(expect.arrayContaining(["LICENSE", "NOTICE", "CHANGELOG.md"]));
  expect(names.filter((name) => /\.map$|test/.test(name))).toEqual([]);
  expect(manifest).not.toHaveProperty("dependencies");
  for (const name of names.filter((one) => extname(one) !== "")) {
    const text = await readFile(join(installed, name), "utf8");
    expect(text.includes(root) || text.includes("sourceMappingURL"), name).toBe(false);
  }
});

it("is small", async () => {
  const engine = await filesOf("spanish.js");
  const withDiagnosis = new Set([...engine, ...(await filesOf("diagnose.js"))]);
  const withVerbs = new Set([...engine, ...(await filesOf("verbs.js"))]);

  expect(await compressedSize(engine)).toBeLessThanOrEqual(SIZE);
  expect(await compressedSize(withDiagnosis)).toBeLessThanOrEqual(SIZE_WITH_DIAGNOSIS);
  expect(await compressedSize(withVerbs)).toBeLessThanOrEqual(SIZE_WITH_VERBS);
});

/**
 * A file of the package and all that it imports.
 *
 * @param {string} file
 * @returns {Promise<Set<string>>}
 */
async function filesOf(file) {
  const text = await readFile(join(installed, "lib", file), "utf8");
  const imported = [...text.matchAll(/from"\.\/([^"]+)"/g)].map(([, name = ""]) => filesOf(name));
  return new Set([file, ...(await Promise.all(imported)).flatMap((names) => [...names])]);
}

/** @param {Iterable<string>} files */
async function compressedSize(files) {
  let size = 0;
  for (const file of files) {
    size += brotliCompressSync(await readFile(join(installed, "lib", file))).length;
  }
  return size;
}

it("is packed as publint and arethetypeswrong want it", async () => {
  const prefix = join(folder, "tools");
  const tools = ["publint@0.3.25", "@arethetypeswrong/cli@0.18.5"];
  await run(npm, ["install", "--prefix", prefix, ...tools], { quiet: true });
  const program = `
    import { publint } from "publint";
    const { messages } = await publint({ pkgDir: process.argv[1], pack: false, strict: true });
    console.log(JSON.stringify(messages));
  `;
  const options = ["--input-type=module", "-e", program, installed];
  const { stdout: messages } = await execute(process.execPath, options, { cwd: prefix });
  const attw = join(prefix, "node_modules", "@arethetypeswrong", "cli", "dist", "index.js");

  expect(JSON.parse(messages)).toEqual([]);
  // Ends with status 1 if there is a problem.
  await output(process.execPath, attw, tarball, "--profile", "esm-only");
});

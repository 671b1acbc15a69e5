// Writes the package for npm into dist, with a package.json of its own: in this repository, the entry points are the
// TypeScript files.
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "tsdown";
import source from "./package.json" with { type: "json" };

const root = join(import.meta.dirname, "..", "..");
const dist = join(import.meta.dirname, "dist");
const entryPoints = { ".": "spanish", "./diagnose": "diagnose", "./verbs": "verbs" };

await rm(dist, { recursive: true, force: true });
await build({
  cwd: import.meta.dirname,
  config: false,
  entry: {
    ...Object.fromEntries(Object.values(entryPoints).map((name) => [name, `src/${name}.ts`])),
    command: "src/command/main.ts",
  },
  outDir: join(dist, "lib"),
  format: "esm",
  platform: "neutral",
  // Only the command uses Node.
  deps: { neverBundle: [/^node:/] },
  target: "es2022",
  dts: true,
  minify: true,
  sourcemap: false,
  logLevel: "warn",
});
await rm(join(dist, "lib", "command.d.ts"));
await mkdir(dist, { recursive: true });
await writeFile(join(dist, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
for (const file of ["README.md", "CHANGELOG.md", "NOTICE"]) {
  await cp(join(import.meta.dirname, file), join(dist, file));
}
await cp(join(root, "LICENSE"), join(dist, "LICENSE"));

function manifest() {
  const { name, version, description, keywords, license, type, sideEffects, engines } = source;
  const exports = Object.entries(entryPoints).map(([path, file]) => [
    path,
    { types: `./lib/${file}.d.ts`, default: `./lib/${file}.js` },
  ]);
  return {
    ...{ name, version, description, keywords, license, type, sideEffects, engines },
    exports: { ...Object.fromEntries(exports), "./package.json": "./package.json" },
    bin: { spanish: "lib/command.js" },
    files: ["lib", "CHANGELOG.md", "NOTICE"],
  };
}

// Builds the server into dist: the bundle, and the files that it loads at its start.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Content, loadContent } from "@verbena/content/load";
import { build } from "rolldown";
import { create } from "tar";
import { storeContent } from "./src/content/store-content.ts";
import { openPglite } from "./src/db/open-pglite.ts";
import { progressHistory } from "./src/db/schema.ts";
import { preparedFiles } from "./src/release.ts";

const dist = join(import.meta.dirname, "dist");

/** How rate-limiter-flexible imports drizzle-orm, so that no bundler sees it. */
const hiddenImport =
  /import(?:Module)?\(`\$\{getPackageName\(\)\}(\/sql)?`(?:, \{ optional: true \})?\)/g;

/** Shows the bundler these imports. Without this, the built server would need the package beside it. */
const showHiddenImports = {
  name: "show-hidden-imports",
  transform(code: string, id: string) {
    if (!/\/RateLimiterDrizzle(NonAtomic)?\.js$/.test(id)) return null;
    if (!hiddenImport.test(code)) throw new Error(`${id} no longer hides its imports.`);
    const shown = code.replace(hiddenImport, (_, folder = "") => `import("drizzle-orm${folder}")`);
    return { code: shown, map: null };
  },
};

await bundle("src/main.ts", "main.js");
await bundle("src/commands/verbena.ts", "verbena.js");
await bundle("src/features/progress/scheduler/fit-program.ts", preparedFiles.fitProgram);
const content = await loadContent();
await writeFile(join(dist, preparedFiles.content), JSON.stringify(content));
await packNewDatabase(join(dist, preparedFiles.database), content);

/** Writes one file, so that a running server never loads code of a newer build. */
async function bundle(program: string, file: string): Promise<void> {
  await build({
    input: join(import.meta.dirname, program),
    platform: "node",
    plugins: [showHiddenImports],
    // PGlite loads its WebAssembly from its own folder, and the optimizer its native code.
    external: [/^@electric-sql\/pglite/, "pg-native", "@open-spaced-repetition/binding"],
    output: { file: join(dist, file), sourcemap: true, codeSplitting: false },
  });
}

/** Unpacking this at the first start takes less time and memory than initdb and all migrations. */
async function packNewDatabase(file: string, content: Content): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), "verbena-build-"));
  try {
    const cwd = join(parent, "database");
    const { db, close } = await openPglite(cwd);
    await storeContent(db, content);
    // Each database needs an identity of its own, which the first start creates.
    await db.delete(progressHistory);
    await close();
    await create({ file, cwd, gzip: true, portable: true }, ["."]);
  } finally {
    await rm(parent, { recursive: true });
  }
}

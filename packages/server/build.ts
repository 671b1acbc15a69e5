// Builds the server into dist: the bundle, and the files that it loads at its start.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "@verbena/content/load";
import { build } from "rolldown";
import { create } from "tar";
import { openPgliteUnmigrated } from "./src/db/open-pglite.ts";
import { preparedFiles } from "./src/release.ts";

const dist = join(import.meta.dirname, "dist");

await bundle();
await writeFile(join(dist, preparedFiles.content), JSON.stringify(await loadContent()));
await packEmptyDatabase(join(dist, preparedFiles.database));

/** Writes one file, so that a running server never loads code of a newer build. */
async function bundle(): Promise<void> {
  await build({
    input: join(import.meta.dirname, "src/main.ts"),
    platform: "node",
    // PGlite loads its WebAssembly from its own folder.
    external: [/^@electric-sql\/pglite/, "pg-native"],
    output: { file: join(dist, "main.js"), sourcemap: true, codeSplitting: false },
  });
}

/** Unpacking this at the first start takes less time and memory than initdb. */
async function packEmptyDatabase(file: string): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), "verbena-build-"));
  try {
    const cwd = join(parent, "database");
    const client = await openPgliteUnmigrated(cwd);
    await client.close();
    await create({ file, cwd, gzip: true, portable: true }, ["."]);
  } finally {
    await rm(parent, { recursive: true });
  }
}

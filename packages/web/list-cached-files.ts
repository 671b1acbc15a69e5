import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "@verbena/core/languages";
import type { Plugin, Rolldown } from "vite";
import { modules } from "./chunks.ts";
import { EARLY_FILES, readEarlyScript } from "./early-scripts.ts";

/** The service worker. Its name has no hash, because browsers check its URL for updates. */
export const SERVICE_WORKER = { sw: "service-worker/sw.ts" };

/** Files without a hash in their names. */
const documents = ["index.html", "offline.html"];
const publicFiles = ["favicon.svg"];

const assets = /^assets\/.+\.(js|css|woff2)$/;

/** Modules that few people need: pages for administrators, and the help. Their files are cached at the first request. */
const isRarelyNeeded = modules(
  "packages/web/src/app/layout/admin-shell.tsx",
  ...["admin-pages", "content-care-route", "help-route"].map(
    (name) => `packages/web/src/app/pages/${name}.tsx`,
  ),
  ...["administration", "content-care", "help"].map((name) => `packages/web/src/features/${name}`),
  ...languages.flatMap((language) =>
    ["administration", "content-care", "help"].map(
      (name) => `packages/web/src/i18n/${language}/${name}.ts`,
    ),
  ),
);

/** Fonts for names with rare letters. They are also cached at the first request. */
const rareLetters = /-latin-ext-/;

/**
 * Writes the list of files to cache into the service worker: every screen of a learner in every language. With the
 * hashes in the list, the worker recognises responses that a network or proxy has replaced.
 */
export function listCachedFiles(): Plugin {
  let publicFolder = "";
  return {
    name: "verbena:list-cached-files",
    apply: "build",
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      // Runs after all plugins that change files.
      order: "post",
      async handler(_, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") throw new Error("The build has no sw.js.");
        const early = await Promise.all(
          EARLY_FILES.map(async (name) => ({ name, code: await readEarlyScript(name) })),
        );
        for (const { name: fileName, code: source } of early) {
          // The output replaces the copy from the public folder.
          this.emitFile({ type: "asset", fileName, source });
        }
        const built = Object.keys(bundle).filter((file) => assets.test(file));
        const list = await Promise.all([
          ...early.map(({ name, code }) => entryOf(name, code)),
          ...[...documents, ...built].map((url) => {
            const file = bundle[url];
            return entryOf(url, contentOf(file), isOnDemand(url, file));
          }),
          ...publicFiles.map(async (url) => entryOf(url, await readFile(join(publicFolder, url)))),
        ]);
        worker.code = worker.code.replace("self.BUILT_FILES", () => JSON.stringify(list));
      },
    },
  };
}

function isOnDemand(url: string, file: Rolldown.OutputBundle[string] | undefined): boolean {
  return file?.type === "chunk" ? file.moduleIds.some(isRarelyNeeded) : rareLetters.test(url);
}

type BundledFile = { code: string } | { source: string | Uint8Array };

function contentOf(file: BundledFile | undefined): string | Uint8Array {
  if (file === undefined) throw new Error("The build lacks a file that the service worker caches.");
  return "code" in file ? file.code : file.source;
}

function entryOf(url: string, content: string | Uint8Array, onDemand = false) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return { url, hash, onDemand };
}

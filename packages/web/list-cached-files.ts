import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { EARLY_SCRIPTS, readEarlyScript } from "./early-scripts.ts";

/** The service worker. Its name has no hash, because browsers check its URL for updates. */
export const SERVICE_WORKER = { sw: "service-worker/sw.ts" };

/** Files without a hash in their names. */
const documents = ["index.html", "offline.html"];
const publicFiles = ["favicon.svg"];

const assets = /^assets\/.+\.(js|css|woff2)$/;

/** Files that only some users need. They are cached at the first request. */
const onDemand = /^assets\/((landing|admin|administration)-|.+-latin-ext-)/;

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
          EARLY_SCRIPTS.map(async (name) => ({ name, code: await readEarlyScript(name) })),
        );
        for (const { name: fileName, code: source } of early) {
          // The output replaces the copy from the public folder.
          this.emitFile({ type: "asset", fileName, source });
        }
        const built = Object.keys(bundle).filter((file) => assets.test(file));
        const list = await Promise.all([
          ...early.map(({ name, code }) => entryOf(name, code)),
          ...[...documents, ...built].map((url) => entryOf(url, contentOf(bundle[url]))),
          ...publicFiles.map(async (url) => entryOf(url, await readFile(join(publicFolder, url)))),
        ]);
        worker.code = worker.code.replace("self.BUILT_FILES", () => JSON.stringify(list));
      },
    },
  };
}

type BundledFile = { code: string } | { source: string | Uint8Array };

function contentOf(file: BundledFile | undefined): string | Uint8Array {
  if (file === undefined) throw new Error("The build lacks a file that the service worker caches.");
  return "code" in file ? file.code : file.source;
}

function entryOf(url: string, content: string | Uint8Array) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return { url, hash, onDemand: onDemand.test(url) };
}

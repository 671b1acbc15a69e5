import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** An entry of the build that keeps its name: browsers ask for it again and again. */
export const SERVICE_WORKER = { sw: "service-worker/sw.ts" };

/** Files whose names say nothing of what is in them. */
const documents = ["index.html", "offline.html"];
const publicFiles = ["early.js", "favicon.svg"];

/** What has a hash in its name, but for what is kept once it has been opened. */
const kept = /^assets\/.+\.(js|css|woff2)$/;
const keptOnceOpened = /^assets\/((landing|admin|administration)-|.+-latin-ext-)/;

/**
 * Writes into the service worker what it keeps: every screen of a learner, in every language.
 * Administration is kept once it has been opened.
 */
export function keepOnDevice(): Plugin {
  let publicFolder = "";
  return {
    name: "verbena:keep-on-device",
    apply: "build",
    enforce: "post",
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    async generateBundle(_, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("There is no service worker.");
      const files = Object.keys(bundle).filter(
        (file) => kept.test(file) && !keptOnceOpened.test(file),
      );
      const list = [
        ...documents.map((url) => ({ url, revision: revisionOf(sourceOf(bundle[url])) })),
        ...(await Promise.all(
          publicFiles.map(async (url) => ({ url, revision: await read(url) })),
        )),
        ...files.map((url) => ({ url, revision: null })),
      ];
      worker.code = worker.code.replace("self.KEPT_FILES", () => JSON.stringify(list));
    },
  };

  async function read(file: string): Promise<string> {
    return revisionOf(await readFile(join(publicFolder, file)));
  }
}

function sourceOf(file: { type: string; source?: string | Uint8Array } | undefined) {
  if (file?.source === undefined) throw new Error("A document to keep is missing.");
  return file.source;
}

function revisionOf(source: string | Uint8Array): string {
  return createHash("sha256").update(source).digest("hex").slice(0, 16);
}

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const compressed = promisify(brotliCompress);

/** Writes a Brotli copy beside each script, style sheet, and SVG image. The server sends these copies. */
export function precompress(): Plugin {
  return {
    name: "verbena:precompress",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const path = join(dir, file);
          await writeFile(`${path}.br`, await compressed(await readFile(path)));
        }),
      );
    },
  };
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { normalizePath } from "vite";

const root = join(import.meta.dirname, "..", "..");

/**
 * A function that says whether a module is one of some files, or in one of some folders.
 *
 * @param paths of the files and folders in the repository
 * @throws Error if a path does not exist: a renamed file would otherwise silently move to another chunk
 */
export function modules(...paths: readonly string[]): (id: string) => boolean {
  const places = paths.map((path) => {
    const place = join(root, path);
    if (!existsSync(place)) throw new Error(`The build names ${path}, which does not exist.`);
    return normalizePath(place);
  });
  return (id) => places.some((place) => id === place || id.startsWith(`${place}/`));
}

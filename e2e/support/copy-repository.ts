import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/**
 * Copies packages and other folders of the repository, with links to the installed libraries.
 *
 * @param packages names of folders in `packages`; an import of one leads to the copy
 * @param folders further folders
 * @returns the copy, a temporary folder to delete afterwards
 */
export async function copyRepository(
  packages: readonly string[],
  folders: readonly string[] = [],
): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "verbena-copy-"));
  const links = join(copy, "node_modules");
  await mkdir(join(links, "@verbena"), { recursive: true });
  await Promise.all([
    ...[...packages.map((name) => join("packages", name)), ...folders].map((folder) =>
      copyFolder(folder, copy),
    ),
    ...["package.json", "tsconfig.base.json", "vitest.config.ts"].map((name) =>
      cp(join(root, name), join(copy, name)),
    ),
    ...packages.map((name) => symlink(join(copy, "packages", name), join(links, "@verbena", name))),
    linkLibraries(links),
  ]);
  return copy;
}

async function copyFolder(folder: string, copy: string): Promise<void> {
  const left = ["node_modules", "dist", "test-results"].map((name) => join(root, folder, name));
  await cp(join(root, folder), join(copy, folder), {
    recursive: true,
    filter: (path) => !left.includes(path),
  });
}

async function linkLibraries(links: string): Promise<void> {
  const libraries = join(root, "node_modules");
  const names = (await readdir(libraries)).filter((name) => name !== "@verbena");
  await Promise.all(names.map((name) => symlink(join(libraries, name), join(links, name))));
}

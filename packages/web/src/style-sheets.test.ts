import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const glob = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });
const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

const scannedBy = (sheet: string) =>
  [...read(`${sheet}.css`).matchAll(/@source "\.\/(.+)"/g)].flatMap(([, pattern = ""]) => [
    ...glob(pattern),
    ...glob(`${pattern}/**/*.tsx`),
  ]);

it.each([
  ["features/landing", ["landing"]],
  ["features/offline", ["offline"]],
  ["public-pages", ["public-page", "public-guide"]],
])(
  "the components of %s are scanned for class names, and so are those that they import",
  (folder, sheets) => {
    const imported = glob(`${folder}/**/*.tsx`).flatMap((file) =>
      [...read(file).matchAll(/from "#(.+\.tsx)"/g)].map(([, path]) => path),
    );

    expect(imported).toContain("ui/button.tsx");
    expect(sheets.flatMap(scannedBy)).toEqual(expect.arrayContaining(imported));
  },
);

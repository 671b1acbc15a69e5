import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const glob = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });
const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

it.each(["landing", "offline"])(
  "%s.css scans every component that its page imports for class names",
  (page) => {
    const imported = glob(`features/${page}/**/*.tsx`).flatMap((file) =>
      [...read(file).matchAll(/from "#(.+\.tsx)"/g)].map(([, path]) => path),
    );
    const scanned = [...read(`${page}.css`).matchAll(/@source "(.+)"/g)].flatMap(
      ([, pattern = ""]) => glob(pattern),
    );

    expect(imported).toContain("ui/button.tsx");
    expect(scanned).toEqual(expect.arrayContaining(imported));
  },
);

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const NAME = "9999_harmless";

/**
 * Adds a migration that changes nothing for the present release: a nullable column. It stands for the migrations of the
 * next release.
 *
 * @param folder a copy of the folder `migrations`
 */
export async function addHarmlessMigration(folder: string): Promise<void> {
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: NAME });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(
    join(folder, `${NAME}.sql`),
    'ALTER TABLE "profiles" ADD COLUMN "harmless" text;\n',
  );
}

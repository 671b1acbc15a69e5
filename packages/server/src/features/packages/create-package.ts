import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../errors/app-error.ts";
import { knownVerbs } from "./known-verbs.ts";
import { type Package, upsertPackage } from "./queries.ts";
import type { packageInput } from "./schema.ts";

type Creator = { db: Database; content: ContentStore; user: SessionUser; now: Date };

/**
 * Makes a package; one that came before under the same id is the same package, and is replaced.
 *
 * @throws AppError invalid_input for a verb that is not offered, forbidden for one package too many
 */
export async function createPackage(
  { db, content, user, now }: Creator,
  input: z.output<typeof packageInput>,
): Promise<Package> {
  const verbs = knownVerbs(await content.current(), input.tense, input.verbs);
  const made = await upsertPackage(db, {
    id: randomUUID(),
    ...input,
    verbs,
    userId: user.id,
    createdAt: now,
    updatedAt: now,
  });
  if (!made) throw new AppError("forbidden", [{ path: "", key: "tooManyPackages" }]);
  return made;
}

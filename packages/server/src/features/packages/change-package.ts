import type { z } from "zod";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../errors/app-error.ts";
import { knownVerbs } from "./known-verbs.ts";
import { findPackage, type Package, updatePackage } from "./queries.ts";
import type { packageChange } from "./schema.ts";

type Changer = { db: Database; content: ContentStore; user: SessionUser; now: Date };

/** Changes what the input names, and leaves the rest. */
export async function changePackage(
  { db, content, user, now }: Changer,
  id: string,
  change: z.output<typeof packageChange>,
): Promise<Package> {
  const known = await findPackage(db, user.id, id);
  if (!known) throw new AppError("not_found");
  if (Object.keys(change).length === 0) return known;
  const verbs = change.verbs && knownVerbs(await content.current(), known.tense, change.verbs);
  const changed = await updatePackage(db, user.id, id, {
    ...change,
    ...(verbs && { verbs }),
    updatedAt: now,
  });
  if (!changed) throw new AppError("not_found");
  return changed;
}

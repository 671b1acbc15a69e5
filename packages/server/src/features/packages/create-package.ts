import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { SessionUser } from "../../auth/session-user.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { knownVerbs } from "./known-verbs.ts";
import { insertPackage, type Package } from "./queries.ts";
import type { packageInput } from "./schema.ts";

type Creator = { db: Database; content: ContentStore; user: SessionUser; now: Date };

export async function createPackage(
  { db, content, user, now }: Creator,
  input: z.output<typeof packageInput>,
): Promise<Package> {
  const verbs = knownVerbs(await content.current(), input.tense, input.verbs);
  return insertPackage(db, {
    ...input,
    verbs,
    userId: user.id,
    id: randomUUID(),
    createdAt: now,
    updatedAt: now,
  });
}

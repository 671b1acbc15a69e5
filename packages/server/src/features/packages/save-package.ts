import { randomUUID } from "node:crypto";
import type { ConjugationFamily } from "@verbena/core/families";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { Catalogue } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { AppError, throwIfAny } from "../../errors/app-error.ts";
import type { Issue } from "../../errors/error-codes.ts";
import { findPackage, type Package, updatePackage, upsertPackage } from "./queries.ts";
import type { PackageChange, PackageInput } from "./schema.ts";

type Owner = RequestContext & { content: ContentStore };

/**
 * Creates a package, or replaces the one with its id.
 *
 * @throws AppError invalid_input for an unknown verb, forbidden beyond the maximum of packages
 */
export async function createPackage(
  { db, content, user, now }: Owner,
  input: PackageInput,
): Promise<Package> {
  const verbs = checkedVerbs(await content.current(), input.family, input.verbs);
  const at = now.toISOString();
  const created = await upsertPackage(db, {
    id: randomUUID(),
    ...input,
    verbs,
    userId: user.id,
    createdAt: at,
    updatedAt: at,
  });
  if (!created) throw new AppError("forbidden", [{ path: "", key: "tooManyPackages" }]);
  return created;
}

/** @throws AppError not_found, or invalid_input for an unknown verb */
export async function changePackage(
  { db, content, user, now }: Owner,
  id: string,
  change: PackageChange,
): Promise<Package> {
  const stored = await findPackage(db, user.id, id);
  if (!stored) throw new AppError("not_found");
  if (Object.keys(change).length === 0) return stored;
  const verbs = change.verbs && checkedVerbs(await content.current(), stored.family, change.verbs);
  const changed = await updatePackage(db, user.id, id, {
    ...change,
    ...(verbs && { verbs }),
    updatedAt: now.toISOString(),
  });
  if (!changed) throw new AppError("not_found");
  return changed;
}

/**
 * Removes duplicates.
 *
 * @throws AppError invalid_input for verbs without exercises in the family
 */
function checkedVerbs(
  { items }: Catalogue,
  family: ConjugationFamily,
  verbs: readonly string[],
): string[] {
  const issues = verbs.flatMap((verb, index): Issue[] =>
    items.has(`${family}|${verb}`) ? [] : [{ path: `verbs.${index}`, key: "unknownVerb" }],
  );
  throwIfAny(issues);
  return [...new Set(verbs)];
}

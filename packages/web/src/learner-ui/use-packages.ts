import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type ConjugationFamily,
  conjugationFamilies,
  type Family,
  isConjugationFamily,
} from "@verbena/core/families";
import type { Package } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";
import type { Edit } from "#lib/database.ts";
import { cachedFirst } from "#lib/offline-cache.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { sessionQuery } from "#session/session-query.ts";
import { sendEdits, waitingEdits } from "#session/waiting-edits.ts";

/** The learner's selections of a family, newest first. */
export function packagesQuery(family: ConjugationFamily) {
  const load = cachedFirst(
    `selections ${family}`,
    async () => (await readBody(api.packages.$get({ query: { family } }))).packages,
  );
  return queryOptions({
    queryKey: ["packages", family],
    queryFn: async (context) => {
      const user = context.client.getQueryData(sessionQuery.queryKey)?.user;
      // Read before `load`, which triggers a refetch as soon as it returns cached packages.
      const edits = user ? await waitingEdits(user.id) : [];
      const packages = await load(context);
      if (user && edits.length > 0) void sendEdits(user.id);
      return withEdits(packages, family, edits);
    },
  });
}

/** Selections of a family with waiting edits applied. */
export function withEdits(
  packages: readonly Package[],
  family: ConjugationFamily,
  edits: readonly Edit[],
): Package[] {
  let shown = [...packages];
  for (const edit of edits) {
    if ("deletedPackage" in edit) {
      shown = shown.filter(({ id }) => id !== edit.deletedPackage.id);
    } else if ("savedPackage" in edit && edit.savedPackage.family === family) {
      const now = currentInstant();
      const { savedPackage } = edit;
      const before = shown.find(({ id }) => id === savedPackage.id);
      const after = { createdAt: now, ...before, ...savedPackage, updatedAt: now };
      shown = before ? shown.map((one) => (one === before ? after : one)) : [after, ...shown];
    }
  }
  return shown;
}

/** The learner's selections of a family; one of words has none. */
export function usePackages(family: Family, { enabled = true } = {}) {
  const isTense = isConjugationFamily(family);
  const query = packagesQuery(isTense ? family : conjugationFamilies[0]);
  return useQuery({ ...query, enabled: enabled && isTense });
}

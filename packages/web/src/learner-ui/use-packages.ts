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
import { waitingEdits } from "#queue/queue.ts";
import { sessionQuery } from "#session/session-query.ts";
import { useIsVisitor } from "#session/use-session.ts";

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
      // Read the edits before `load`: it triggers a refetch as soon as it returns cached packages.
      const edits = user ? await waitingEdits(user.id) : [];
      return withEdits(await load(context), family, edits);
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
    if (edit.kind === "deletedPackage") {
      shown = shown.filter(({ id }) => id !== edit.value.id);
    } else if (edit.kind === "savedPackage" && edit.value.family === family) {
      const now = currentInstant();
      const before = shown.find(({ id }) => id === edit.value.id);
      const after = { createdAt: now, ...before, ...edit.value, updatedAt: now };
      shown = before ? shown.map((one) => (one === before ? after : one)) : [after, ...shown];
    }
  }
  return shown;
}

/** The learner's selections of a family. Families of words have none, and visitors neither. */
export function usePackages(family: Family, { enabled = true } = {}) {
  const isVisitor = useIsVisitor();
  const isTense = isConjugationFamily(family) && !isVisitor;
  const query = packagesQuery(isConjugationFamily(family) ? family : conjugationFamilies[0]);
  return useQuery({ ...query, enabled: enabled && isTense });
}

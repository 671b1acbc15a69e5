import type { ConjugationKey } from "@verbena/core/vocabulary";
import type { Catalogue } from "../../content/catalogue.ts";
import { AppError } from "../../errors/app-error.ts";

/**
 * The verbs of a package, each once.
 *
 * @throws AppError that names each verb without exercises in the tense, by its place in the input
 */
export function knownVerbs(
  { items }: Catalogue,
  tense: ConjugationKey,
  verbs: readonly string[],
): string[] {
  const issues = verbs.flatMap((verb, index) =>
    items.has(`${tense}|${verb}`) ? [] : [{ path: `verbs.${index}`, key: "unknownVerb" as const }],
  );
  if (issues.length > 0) throw new AppError("invalid_input", issues);
  return [...new Set(verbs)];
}

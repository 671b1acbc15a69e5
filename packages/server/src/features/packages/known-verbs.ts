import type { ConjugationKey } from "@verbena/core/vocabulary";
import type { Catalogue } from "../../content/catalogue.ts";
import { AppError } from "../../http/app-error.ts";

/** @throws AppError that names each verb without exercises in the tense */
export function demandKnownVerbs(
  { items }: Catalogue,
  tense: ConjugationKey,
  verbs: readonly string[],
): void {
  const issues = verbs.flatMap((verb, index) =>
    items.has(`${tense}|${verb}`) ? [] : [{ path: `verbs.${index}`, key: "unknownVerb" as const }],
  );
  if (issues.length > 0) throw new AppError("invalid_input", issues);
}

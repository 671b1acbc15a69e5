import { commonAnchors } from "@verbena/content/theory/guides";
import type { GuideSection } from "@verbena/content/theory/load-guide";
import { conjugate } from "@verbena/core/conjugation/conjugate";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import { regularityOf } from "@verbena/core/conjugation/regularity";
import type { Tense } from "@verbena/core/vocabulary";

type Told = Pick<GuideSection, "id" | "explains" | "tables">;

/**
 * The verbs of a stock that a section is about: those in whose forms a kind of irregularity is at
 * work that it explains; where it explains none, the regular or the reflexive ones, as its name
 * says, or those of its own tables.
 *
 * @param stock infinitives
 */
export function verbsOfSection(section: Told, tense: Tense, stock: readonly string[]): string[] {
  return stock.filter((text) => {
    const verb = readInfinitive(text);
    return "base" in verb && isAbout(section, tense, verb);
  });
}

function isAbout({ id, explains, tables }: Told, tense: Tense, verb: Infinitive): boolean {
  if (id === commonAnchors.regular)
    return !verb.reflexive && regularityOf(verb, tense) === "regular";
  if (id === commonAnchors.reflexive) return verb.reflexive;
  if (explains.length === 0) return tables.includes(verb.infinitive);
  // An i is dropped in verbs of several families: *dijeron*, but *rieron* too.
  return conjugate(verb, tense).some(({ irregularities }) =>
    irregularities.some((kind) => kind !== "dropped-i" && explains.includes(kind)),
  );
}

import { commonAnchors } from "@verbena/content/theory/guides";
import type { GuideSection } from "@verbena/content/theory/load-guide";
import { conjugate } from "@verbena/core/conjugation/conjugate";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import { regularityOf } from "@verbena/core/conjugation/regularity";
import type { Tense } from "@verbena/core/vocabulary";

type SectionRule = Pick<GuideSection, "id" | "explains" | "tables">;

/**
 * The verbs that a section is about: those with a kind of irregularity that it explains; if it
 * explains none, regular or reflexive verbs as its name says, or those of its tables.
 *
 * @param stock infinitives
 */
export function verbsOfSection(
  section: SectionRule,
  tense: Tense,
  stock: readonly string[],
): string[] {
  return stock.filter((text) => {
    const verb = readInfinitive(text);
    return "base" in verb && isAbout(section, tense, verb);
  });
}

function isAbout({ id, explains, tables }: SectionRule, tense: Tense, verb: Infinitive): boolean {
  if (id === commonAnchors.regular)
    return !verb.reflexive && regularityOf(verb, tense) === "regular";
  if (id === commonAnchors.reflexive) return verb.reflexive;
  if (explains.length === 0) return tables.includes(verb.infinitive);
  // Verbs of several families drop an i: *dijeron*, but also *rieron*.
  return conjugate(verb, tense).some(({ irregularities }) =>
    irregularities.some((kind) => kind !== "dropped-i" && explains.includes(kind)),
  );
}

import { commonAnchors } from "@verbena/content/theory/guide";
import type { GuideSection } from "@verbena/content/theory/load-guide";
import { conjugateIn } from "@verbena/core/conjugation/compound-tenses";
import { readItem } from "@verbena/core/conjugation/family-item";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import { regularityOf } from "@verbena/core/conjugation/regularity";
import type { ConjugationFamily } from "@verbena/core/families";
import type { TableTense } from "@verbena/core/tenses";

type Section = Pick<GuideSection, "id" | "explains" | "tables" | "practises">;

/**
 * The verbs that a section is about: verbs with an irregularity that it explains. The sections on regular
 * and reflexive verbs select those; other sections that explain none select the verbs
 * that they name, or those of their tables.
 *
 * @param items the items of the family to select from
 */
export function verbsOfSection(
  section: Section,
  family: ConjugationFamily,
  items: readonly string[],
): string[] {
  return items.filter((item) => {
    const { verb, tense } = readItem(family, item);
    const infinitive = readInfinitive(verb);
    return !("problem" in infinitive) && isAbout(section, item, tense, infinitive);
  });
}

/** The infinitives of items: *hablar* for *hablar* and *no hablar*. */
export function infinitivesOf(family: ConjugationFamily, items: readonly string[]): string[] {
  return [...new Set(items.map((item) => readItem(family, item).verb))];
}

function isAbout(
  { id, explains, tables, practises }: Section,
  item: string,
  tense: TableTense,
  verb: Infinitive,
): boolean {
  if (id === commonAnchors.regular)
    return !verb.reflexive && regularityOf(verb, tense) === "regular";
  if (id === commonAnchors.reflexive) return verb.reflexive;
  if (explains.length === 0) {
    return practises ? practises.includes(item) : tables.includes(verb.infinitive);
  }
  // Verbs of several groups drop an i: *dijeron*, but also *rieron*.
  return conjugateIn(verb, tense).some(({ irregularities }) =>
    irregularities.some((kind) => kind !== "dropped-i" && explains.includes(kind)),
  );
}

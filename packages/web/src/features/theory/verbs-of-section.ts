import { commonAnchors } from "@verbena/content/theory/guides";
import type { GuideSection } from "@verbena/content/theory/load-guide";
import { conjugate } from "@verbena/core/conjugation/conjugate";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import { regularityOf } from "@verbena/core/conjugation/regularity";
import type { Tense } from "@verbena/core/vocabulary";

type Section = Pick<GuideSection, "id" | "explains" | "tables" | "practises">;

/**
 * The verbs that a section is about: verbs with an irregularity that it explains. The sections on regular
 * and reflexive verbs select those; other sections that explain none select the verbs
 * that they name, or those of their tables.
 *
 * @param infinitives the verbs to select from
 */
export function verbsOfSection(
  section: Section,
  tense: Tense,
  infinitives: readonly string[],
): string[] {
  return infinitives.filter((text) => {
    const verb = readInfinitive(text);
    return !("problem" in verb) && isAbout(section, tense, verb);
  });
}

function isAbout(
  { id, explains, tables, practises = tables }: Section,
  tense: Tense,
  verb: Infinitive,
): boolean {
  if (id === commonAnchors.regular)
    return !verb.reflexive && regularityOf(verb, tense) === "regular";
  if (id === commonAnchors.reflexive) return verb.reflexive;
  if (explains.length === 0) return practises.includes(verb.infinitive);
  // Verbs of several groups drop an i: *dijeron*, but also *rieron*.
  return conjugate(verb, tense).some(({ irregularities }) =>
    irregularities.some((kind) => kind !== "dropped-i" && explains.includes(kind)),
  );
}

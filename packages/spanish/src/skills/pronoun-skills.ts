import type { Infinitive } from "../conjugation/infinitive.ts";
import { isCompoundTense, type Person, type TableTense } from "../tenses.ts";
import type { FormSkill } from "./skill.ts";

/** Where the pronoun of a reflexive verb stands, and which letter it takes away. Empty for other verbs. */
export function pronounSkills(
  { base, reflexive }: Infinitive,
  tense: TableTense,
  person: Person | null,
): readonly FormSkill[] {
  if (!reflexive || person === null) return [];
  const own: FormSkill = `pronoun ${person}`;
  if (isCompoundTense(tense)) return [own, "pronoun before-haber"];
  if (tense !== "imperativo-afirmativo") return [own, "pronoun before-verb"];
  return [own, "pronoun attached", ...lostLetter(base, person)];
}

/** *Levantémonos* has lost an s, and *levantaos* a d; *idos* keeps it (NGLE, ch. 42). */
function lostLetter(base: string, person: Person): FormSkill[] {
  if (person === "nosotros") return ["pronoun lost-s"];
  return person === "vosotros" && base !== "ir" ? ["pronoun lost-d"] : [];
}

import type { AskedCell } from "../conjugation/accepted-forms.ts";
import { auxiliaryTense } from "../conjugation/compound-tenses.ts";
import { formOf } from "../conjugation/conjugate.ts";
import { type Infinitive, readInfinitive, verbOf } from "../conjugation/infinitive.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import { rootOf } from "../conjugation/principal-parts.ts";
import { type CompoundTense, isCompoundTense, type Person, type Tense } from "../tenses.ts";
import { accentSkills } from "./accent-skills.ts";
import { stemTense } from "./lexeme.ts";
import { pronounSkills } from "./pronoun-skills.ts";
import type { FormSkill } from "./skill.ts";
import { verbSkills } from "./verb-skills.ts";

const computed = new Map<string, readonly FormSkill[]>();

/**
 * What one must know to build a form: its ending, irregular parts of its verb, rules, spelling, pronoun, and accent. Forms
 * that need the same knowledge share a skill. Remembers the skills of every form that was asked for.
 *
 * @returns no skills if the form does not exist
 * @example skillsOfForm({ verb: "tener", tense: "preterito-indefinido", person: "yo" })
 * // ["strong-ending yo", "fact tener strong-preterite", "accent none strong-preterite"]
 */
export function skillsOfForm(cell: AskedCell): readonly FormSkill[] {
  const key = `${cell.verb} ${cell.tense} ${cell.person}`;
  const known = computed.get(key);
  if (known) return known;
  const skills = computeSkills(cell);
  computed.set(key, skills);
  return skills;
}

function computeSkills({ verb: name, tense, person }: AskedCell): readonly FormSkill[] {
  const verb = readInfinitive(name);
  if ("problem" in verb || !formOf(verb, tense, person)) return [];
  if (isCompoundTense(tense)) return compoundSkills(verb, tense, person);
  return [
    ...verbSkills(verb, tense, person),
    ...pronounSkills(verb, tense, person),
    ...spellingSkills(verb, tense, person),
    ...accentSkills(verb, tense, person),
  ];
}

/**
 * The skill that a verb does not change its stem in a tense. It begins with an answer that changed the stem:
 * *cuerren*. Commands and compound forms belong to the tense of their verb.
 */
export function doesNotChange({ verb, tense, person }: AskedCell): FormSkill {
  const ofStem = isCompoundTense(tense) ? "participio" : stemTense(tense, person);
  return `does-not-change ${rootOf(verb.replace(/se$/, ""))} ${ofStem}`;
}

/** All compound tenses consist of *haber* and a participle that does not change. */
function compoundSkills(
  verb: Infinitive,
  tense: CompoundTense,
  person: Person | null,
): FormSkill[] {
  const participle = verbOf(verb.base);
  const haber = auxiliaryTense[tense];
  return [
    person === null || haber === "infinitivo" ? `haber ${haber}` : `haber ${haber} ${person}`,
    ...verbSkills(participle, "participio", null),
    ...pronounSkills(verb, tense, person),
    agreement,
    ...(haber === "infinitivo" ? [] : accentSkills(verbOf("haber"), haber, person)),
    ...accentSkills(participle, "participio", null),
  ];
}

const agreement: FormSkill = "agreement participle";

/**
 * Spellings that keep the sound of a stem before an ending, and the letters that take the place of i (NGLE, ch. 4). A rule
 * has two directions: *empiece* has c before e, and *hizo* z before o.
 */
const spellings: Partial<Record<Irregularity, string>> = {
  "c-qu": "c-qu",
  "qu-c": "c-qu",
  "g-gu": "g-gu",
  "gu-g": "g-gu",
  "z-c": "z-c",
  "c-z": "z-c",
  "gu-gü": "gu-gü",
  "g-j": "g-j",
  "i-y": "i-y",
  "dropped-i": "dropped-i",
};

function spellingSkills(verb: Infinitive, tense: Tense, person: Person | null): FormSkill[] {
  const irregularities = formOf(verb, tense, person)?.irregularities ?? [];
  return irregularities.flatMap((one): FormSkill[] => {
    const spelling = spellings[one];
    return spelling ? [`spelling ${spelling}`] : [];
  });
}

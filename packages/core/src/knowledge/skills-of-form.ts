import type { AskedCell } from "../conjugation/accepted-forms.ts";
import { auxiliaryTense, formIn } from "../conjugation/compound-tenses.ts";
import { formOf } from "../conjugation/conjugate.ts";
import { readItem } from "../conjugation/family-item.ts";
import { type Infinitive, readInfinitive, verbOf } from "../conjugation/infinitive.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import { rootOf } from "../conjugation/principal-parts.ts";
import { type ExplanationKey, isConjugationFamily } from "../families.ts";
import type { FamilyCard } from "../progress/card.ts";
import {
  type CompoundTense,
  isCompoundTense,
  isPerson,
  type Person,
  type Tense,
} from "../tenses.ts";
import { accentSkills } from "./accent-skills.ts";
import { stemTense } from "./lexeme.ts";
import { pronounSkills } from "./pronoun-skills.ts";
import type { Skill } from "./skill.ts";
import { verbSkills } from "./verb-skills.ts";

/** What a sentence adds to its card. A sentence of the content has these fields. */
export type SkillsOfSentence = {
  /** The words that decide the person. */
  subject?: string | null;
  /** The explanation and the asked form of a fill-in sentence. */
  explanationKey?: ExplanationKey | null;
  infinitive?: string | null;
  tense?: AskedCell["tense"] | null;
  person?: Person | null;
};

/**
 * The skills that a card with this sentence asks for. Those of a conjugation family follow from the card alone, except
 * for `usted`. A fill-in sentence has its key, and the skills of its form if it asks for one.
 *
 * @returns no skills for a card that asks for no existing form
 * @example skillsOf({ family: "preterito-indefinido", item: "tener", context: "yo" })
 * // ["fact tener strong-preterite", "strong-ending yo", "accent none strong-preterite"]
 */
export function skillsOf(card: FamilyCard, sentence: SkillsOfSentence = {}): readonly Skill[] {
  const { subject, explanationKey } = sentence;
  const cell = askedCell(card, sentence);
  const ofForm = cell ? skillsOfForm(cell) : [];
  const key: Skill[] = explanationKey ? [`key ${card.family} ${explanationKey}`] : [];
  const asksUsted = cell !== null && isUsted(subject, cell.person);
  return asksUsted || key.length > 0 ? [...key, ...ofForm, ...(asksUsted ? [usted] : [])] : ofForm;
}

const usted: Skill = "usted third-person";

const isUsted = (subject: string | null | undefined, person: Person | null) =>
  (person === "él" || person === "ellos") && /\busted(?:es)?\b/i.test(subject ?? "");

/** The form that a card with this sentence asks for; null if it asks for a word. */
export function askedCell(
  { family, item, context }: FamilyCard,
  { infinitive, tense, person }: SkillsOfSentence,
): AskedCell | null {
  if (isConjugationFamily(family)) {
    return isPerson(context) ? { ...readItem(family, item), person: context } : null;
  }
  return infinitive && tense ? { verb: infinitive, tense, person: person ?? null } : null;
}

const computed = new Map<string, readonly Skill[]>();

/** The skills of a form. Remembers them, because only forms of sentences are asked for: a few thousand. */
export function skillsOfForm(cell: AskedCell): readonly Skill[] {
  const key = `${cell.verb} ${cell.tense} ${cell.person}`;
  const known = computed.get(key);
  if (known) return known;
  const skills = computeSkills(cell);
  computed.set(key, skills);
  return skills;
}

function computeSkills({ verb: name, tense, person }: AskedCell): readonly Skill[] {
  const verb = readInfinitive(name);
  if ("problem" in verb || !formIn(verb, tense, person)) return [];
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
export function doesNotChange({ verb, tense, person }: AskedCell): Skill {
  const ofStem = isCompoundTense(tense) ? "participio" : stemTense(tense, person);
  return `does-not-change ${rootOf(verb.replace(/se$/, ""))} ${ofStem}`;
}

/** All compound tenses consist of *haber* and a participle that does not change. */
function compoundSkills(verb: Infinitive, tense: CompoundTense, person: Person | null): Skill[] {
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

const agreement: Skill = "agreement participle";

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

function spellingSkills(verb: Infinitive, tense: Tense, person: Person | null): Skill[] {
  const irregularities = formOf(verb, tense, person)?.irregularities ?? [];
  return irregularities.flatMap((one): Skill[] => {
    const spelling = spellings[one];
    return spelling ? [`spelling ${spelling}`] : [];
  });
}

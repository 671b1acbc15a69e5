import type { AskedCell } from "../conjugation/accepted-forms.ts";
import { formOf } from "../conjugation/conjugate.ts";
import {
  endings,
  gerundEnding,
  isFiniteTense,
  participleEnding,
  strongPreteriteEndings,
  vosotrosImperativeEnding,
} from "../conjugation/endings.ts";
import { reflexivePronouns } from "../conjugation/form.ts";
import { formOfCell } from "../conjugation/form-of-cell.ts";
import { readInfinitive, type VerbClass, verbClasses, verbOf } from "../conjugation/infinitive.ts";
import type { PrincipalParts } from "../conjugation/principal-parts.ts";
import { isPerson, isTense, type Person, persons, type Tense } from "../tenses.ts";
import { lexemeOf } from "./lexeme.ts";
import { type FormSkill, formSkillKinds } from "./skill.ts";
import { skillsOfForm } from "./skills-of-form.ts";

/** The principal parts that are facts of a verb. Other facts are about a tense with a stem of its own. */
const partNames = [
  "stressed-stem",
  "raised-stem",
  "yo-stem",
  "strong-preterite",
  "future-stem",
  "participle",
] as const;
type PartName = (typeof partNames)[number];

const stemChanges = ["e-ie", "o-ue", "e-i", "o-u", "zco", "y-insertion"] as const;
type StemChange = (typeof stemChanges)[number];

const spellings = ["c-qu", "g-gu", "gu-gü", "z-c", "g-j", "i-y", "dropped-i"] as const;
type Spelling = (typeof spellings)[number];

const pronounRules = ["before-verb", "before-haber", "attached", "lost-s", "lost-d"] as const;
type PronounRule = (typeof pronounRules)[number];

const derivations = ["from-yo", "from-ellos", "like-él", "from-subjuntivo"] as const;
type Derivation = (typeof derivations)[number];

const marks = [
  "ía",
  "third-last",
  "hiatus",
  "stem",
  "attached-pronoun",
  "one-syllable",
  "none monosyllable",
  "none strong-preterite",
] as const;
type Mark = (typeof marks)[number];

/** What a skill is about, from which its label and its line follow. */
export type FormSkillTopic =
  /** A regular ending. `person` is null for gerundio and participio. */
  | {
      kind: "ending";
      tense: Tense;
      person: Person | null;
      classes: readonly VerbClass[];
      ending: string;
    }
  | { kind: "strong-ending"; person: Person; ending: string }
  | { kind: "haber"; person: Person | null; form: string }
  /** The stem, or the participle, of a verb. */
  | { kind: "part"; verb: string; part: PartName; text: string }
  /** The stem that a verb has in one tense only. */
  | { kind: "tense-stem"; verb: string; tense: Tense; text: string }
  | { kind: "whole"; verb: string; tense: Tense; person: Person; form: string }
  | {
      kind: "changed" | "unchanged";
      tense: Tense;
      change: StemChange;
      /** The persons to whom the rule applies. */
      persons: readonly Person[];
    }
  | { kind: "derivation"; rule: Derivation }
  | { kind: "spelling"; spelling: Spelling }
  | { kind: "pronoun"; person: Person; pronoun: string }
  | { kind: "place"; rule: PronounRule }
  | { kind: "accent"; mark: Mark }
  /** The last syllable has an accent in a tense: *hablé*. */
  | { kind: "last-accent"; tense: Tense }
  | { kind: "agreement" }
  | { kind: "does-not-change"; verb: string; tense: Tense; text: string };

/**
 * What a skill is about.
 *
 * @param asked forms that need the skill, at least one if a form can need it
 * @throws Error for a skill that no form has
 * @example "fact tener strong-preterite" // { kind: "part", verb: "tener", part: "strong-preterite", text: "tuv" }
 */
export function describeSkill(skill: FormSkill, asked: readonly AskedCell[]): FormSkillTopic {
  const topic = topicOf(skill, asked);
  if (topic === null) throw new Error(`Nothing describes the skill ${skill}.`);
  return topic;
}

function topicOf(skill: FormSkill, asked: readonly AskedCell[]): FormSkillTopic | null {
  const [, ...words] = skill.split(" ");
  const [first = "", second = "", third = ""] = words;
  switch (formSkillKinds.find((kind) => skill.startsWith(`${kind} `))) {
    case "ending":
      return endingTopic(first, second, third);
    case "strong-ending":
      return isPerson(first)
        ? { kind: "strong-ending", person: first, ending: strong(first) }
        : null;
    case "haber":
      return haberTopic(first, second);
    case "fact":
      return factTopic(skill, first, second, asked);
    case "whole":
      return wholeTopic(first, second, third, asked);
    case "rule":
      return ruleTopic(skill, words, asked);
    case "spelling": {
      const spelling = spellings.find((one) => one === first);
      return spelling ? { kind: "spelling", spelling } : null;
    }
    case "pronoun":
      return pronounTopic(first);
    case "accent":
      return accentTopic(words.join(" "), second);
    case "agreement":
      return { kind: "agreement" };
    case "does-not-change":
      return doesNotChangeTopic(first, second, asked);
    case undefined:
      return null;
  }
}

const strong = (person: Person) => strongPreteriteEndings[persons.indexOf(person)] ?? "";

/** @param rest the classes for gerundio and participio, otherwise the person */
function endingTopic(tense: string, rest: string, last: string): FormSkillTopic | null {
  if (!isTense(tense)) return null;
  const person = isPerson(rest) ? rest : null;
  const names = (person === null ? rest : last).split("-");
  const classes = verbClasses.filter((one) => names.includes(one));
  const [verbClass] = classes;
  if (verbClass === undefined) return null;
  return {
    kind: "ending",
    tense,
    person,
    classes,
    ending: regularEnding(tense, person, verbClass),
  };
}

function regularEnding(tense: Tense, person: Person | null, verbClass: VerbClass): string {
  if (tense === "gerundio") return gerundEnding[verbClass];
  if (tense === "participio") return participleEnding[verbClass];
  if (!isFiniteTense(tense)) return vosotrosImperativeEnding[verbClass];
  return endings[verbClass][tense][person === null ? 0 : persons.indexOf(person)] ?? "";
}

function haberTopic(tense: string, second: string): FormSkillTopic | null {
  const person = isPerson(second) ? second : null;
  const form = isTense(tense) ? formOf(verbOf("haber"), tense, person)?.form : "haber";
  return form === undefined ? null : { kind: "haber", person, form };
}

/** The verb of a skill's root: the root itself if it is asked for, otherwise the first verb that has it. */
function verbWithRoot(root: string, asked: readonly AskedCell[]): string {
  const verbs = asked.map(({ verb }) => verb);
  return verbs.find((verb) => baseOf(verb) === root) ?? verbs[0] ?? root;
}

const baseOf = (verb: string) => {
  const infinitive = readInfinitive(verb);
  return "problem" in infinitive ? verb : infinitive.base;
};

function factTopic(
  skill: FormSkill,
  root: string,
  name: string,
  asked: readonly AskedCell[],
): FormSkillTopic | null {
  const verb = verbWithRoot(root, asked);
  const parts = lexemeOf(baseOf(verb))?.parts;
  const part = partNames.find((one) => one === name);
  if (part !== undefined) {
    const text = parts && textOfPart(parts, part);
    return text === undefined ? null : { kind: "part", verb, part, text };
  }
  if (!isTense(name)) return null;
  const text = stemIn(verb, name, (cell) => skillsOfForm(cell).includes(skill));
  return text === undefined ? null : { kind: "tense-stem", verb, tense: name, text };
}

function textOfPart(parts: PrincipalParts, part: PartName): string | undefined {
  switch (part) {
    case "stressed-stem":
      return parts.stressed.text;
    case "raised-stem":
      return parts.raised.text;
    case "yo-stem":
      return parts.irregularTenses?.["presente-indicativo"]?.[0]?.stem ?? parts.yo.text;
    case "strong-preterite":
      return parts.strongPreterite?.unstressed.text;
    case "future-stem":
      return parts.future.text;
    case "participle":
      return parts.participle ? parts.participle.stem + parts.participle.ending : undefined;
  }
}

/** The stem of the first form of a tense that meets a condition. */
function stemIn(
  verb: string,
  tense: Tense,
  isWanted: (cell: AskedCell) => boolean,
): string | undefined {
  const person = persons.find((one) => isWanted({ verb, tense, person: one }));
  return person && formOf(verbOf(baseOf(verb)), tense, person)?.parts.stem;
}

function wholeTopic(
  root: string,
  tense: string,
  person: string,
  asked: readonly AskedCell[],
): FormSkillTopic | null {
  if (!isTense(tense) || !isPerson(person)) return null;
  const verb = verbWithRoot(root, asked);
  const form = formOfCell({ verb, tense, person })?.form;
  return form === undefined ? null : { kind: "whole", verb, tense, person, form };
}

function ruleTopic(
  skill: FormSkill,
  [tense = "", name = "", kind = ""]: readonly string[],
  asked: readonly AskedCell[],
): FormSkillTopic | null {
  const rule = derivations.find((one) => one === name);
  if (rule) return { kind: "derivation", rule };
  const change = stemChanges.find((one) => one === name);
  if (!change || !isTense(tense) || (kind !== "changed" && kind !== "unchanged")) return null;
  const verbs = [...new Set(asked.map(({ verb }) => verb))];
  const ofPersons = persons.filter((person) =>
    verbs.some((verb) => skillsOfForm({ verb, tense, person }).includes(skill)),
  );
  return { kind, tense, change, persons: ofPersons };
}

function pronounTopic(name: string): FormSkillTopic | null {
  if (isPerson(name)) return { kind: "pronoun", person: name, pronoun: reflexivePronouns[name] };
  const rule = pronounRules.find((one) => one === name);
  return rule ? { kind: "place", rule } : null;
}

function accentTopic(name: string, tense: string): FormSkillTopic | null {
  const mark = marks.find((one) => one === name);
  if (mark) return { kind: "accent", mark };
  return isTense(tense) ? { kind: "last-accent", tense } : null;
}

function doesNotChangeTopic(
  root: string,
  tense: string,
  asked: readonly AskedCell[],
): FormSkillTopic | null {
  if (!isTense(tense)) return null;
  const verb = verbWithRoot(root, asked);
  const text = lexemeOf(baseOf(verb))?.parts.unstressed.text;
  return text === undefined ? null : { kind: "does-not-change", verb, tense, text };
}

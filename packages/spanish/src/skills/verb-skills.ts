import type { BareForm } from "../conjugation/bare-form.ts";
import {
  type FiniteTense,
  gerundEnding,
  isFiniteTense,
  participleEnding,
  vosotrosImperativeEnding,
} from "../conjugation/endings.ts";
import type { Infinitive } from "../conjugation/infinitive.ts";
import {
  followsPreterite,
  inflect,
  type StemName,
  stemNamed,
  stemNamesFor,
} from "../conjugation/inflect.ts";
import type { Irregularity } from "../conjugation/irregularity.ts";
import type { PrincipalParts } from "../conjugation/principal-parts.ts";
import type { Stem } from "../conjugation/stem.ts";
import { type Person, persons, type Tense } from "../tenses.ts";
import {
  areAlike,
  changed,
  ending,
  type FactPart,
  fact,
  finiteEnding,
  fromEllos,
  fromYo,
  type Lexeme,
  lexemeOf,
  whole,
} from "./lexeme.ts";
import { listedSkills } from "./listed-skills.ts";
import type { FormSkill } from "./skill.ts";

/**
 * The skills of a simple form without its pronoun, spelling, and accent: its ending, what is irregular in its stem, and
 * the rules that say where a stem changes and from which form this one derives.
 *
 * @param person null for gerundio and participio
 */
export function verbSkills(
  verb: Infinitive,
  tense: Tense,
  person: Person | null,
): readonly FormSkill[] {
  const lexeme = lexemeOf(verb.base);
  if (!lexeme) return [];
  if (person === null) return nonFiniteSkills(lexeme, tense);
  if (isFiniteTense(tense)) return finiteSkills(lexeme, tense, person);
  return tense === "imperativo-afirmativo"
    ? affirmativeSkills(lexeme, verb, person)
    : fromSubjuntivo(lexeme, person);
}

function nonFiniteSkills(lexeme: Lexeme, tense: Tense): FormSkill[] {
  const { verbClass, participle } = lexeme.parts;
  if (tense === "gerundio") {
    return [ending(tense, gerundEnding, verbClass), ...stemSkills(lexeme, tense, "raised")];
  }
  return participle
    ? [fact(lexeme, "participle")]
    : [ending("participio", participleEnding, verbClass)];
}

function affirmativeSkills(lexeme: Lexeme, verb: Infinitive, person: Person): FormSkill[] {
  const tense = "imperativo-afirmativo";
  const { parts } = lexeme;
  if (parts.irregularTenses?.[tense]?.[persons.indexOf(person)] || isIdos(verb, person)) {
    return [whole(lexeme, tense, person)];
  }
  if (person === "vosotros") {
    return [
      ending(`${tense} vosotros`, vosotrosImperativeEnding, parts.verbClass),
      ...stemSkills(lexeme, "presente-indicativo", "unstressed"),
    ];
  }
  if (person !== "tú") return fromSubjuntivo(lexeme, person);
  const { imperative } = parts;
  if (!imperative || isLike(imperative, inflect(parts, "presente-indicativo")[2])) {
    return [...finiteSkills(lexeme, "presente-indicativo", "él"), "rule imperativo like-él"];
  }
  return [whole(lexeme, tense, person)];
}

/** *Idos* keeps its d, and most people say *iros* (NGLE, ch. 42; RAE, 2017). */
const isIdos = ({ base, reflexive }: Infinitive, person: Person): boolean =>
  base === "ir" && reflexive && person === "vosotros";

const isLike = (one: BareForm, other: BareForm | undefined): boolean =>
  other !== undefined && areAlike(one.stem + one.ending, other.stem + other.ending);

const fromSubjuntivo = (lexeme: Lexeme, person: Person): FormSkill[] => [
  ...finiteSkills(lexeme, "presente-subjuntivo", person),
  "rule imperativo from-subjuntivo",
];

function finiteSkills(lexeme: Lexeme, tense: FiniteTense, person: Person): FormSkill[] {
  const { base, parts } = lexeme;
  const listed = parts.irregularTenses?.[tense];
  const name = stemNamesFor(parts, tense)[persons.indexOf(person)] ?? "unstressed";
  const isStrong = name === "strongPreterite";
  // As a verb of its own, *haber* has only the forms of él: *hubo* and *haya* share their stems with no other form.
  if (base === "haber" && (listed || isStrong)) return [whole(lexeme, tense, person)];
  if (listed) return listedSkills(lexeme, tense, person, listed);
  return [
    isStrong && tense === "preterito-indefinido"
      ? `strong-ending ${person}`
      : finiteEnding(tense, person, isStrong ? "er" : parts.verbClass),
    ...stemSkills(lexeme, tense, name),
  ];
}

/**
 * The stem changes that learners know as rules with persons: *pienso*, *pensamos*. *Jugar* and *adquirir* change in the
 * same persons as *contar* and *pensar*.
 */
const alternations: Partial<Record<Irregularity, string>> = {
  "e-ie": "e-ie",
  "i-ie": "e-ie",
  "o-ue": "o-ue",
  "u-ue": "o-ue",
  "e-i": "e-i",
  "o-u": "o-u",
  zco: "zco",
  "y-insertion": "y-insertion",
};

const alternationOf = ({ irregularities }: Stem): string | undefined =>
  irregularities.map((one) => alternations[one]).find((one) => one !== undefined);

function stemSkills(lexeme: Lexeme, tense: FiniteTense | "gerundio", name: StemName): FormSkill[] {
  const { parts } = lexeme;
  const stem = stemNamed(parts, name);
  if (name === "strongPreterite") return [fact(lexeme, "strong-preterite"), ...fromEllos(tense)];
  if (name === "future") return factIfUnpredicted(lexeme, name, "future-stem");
  if (isStemOfYo(parts, name)) return skillsOfYo(lexeme, tense);
  const alternation = alternationOf(stem);
  const facts = factsOfStem(lexeme, stem);
  if (!alternation) return [...facts, ...unchangedRule(parts, tense)];
  if (alternation === "y-insertion") {
    return [changed("presente-indicativo", alternation), ...fromYo(tense)];
  }
  const isDerived = tense !== "gerundio" && followsPreterite(tense);
  return [...facts, ...(isDerived ? fromEllos(tense) : [changed(tense, alternation)])];
}

/** Whether a stem is that of yo, and no other person of the presente has it: *teng-*, *conozc-*. */
const isStemOfYo = (parts: PrincipalParts, name: StemName) =>
  (name === "yo" || name === "subjunctivePlural") &&
  areAlike(parts[name].text, parts.yo.text) &&
  !areAlike(parts.yo.text, parts.stressed.text);

/** *Sep-* of *sepa* is not the stem of *sé*: then the subjuntivo has a fact of its own. */
function skillsOfYo(lexeme: Lexeme, tense: FiniteTense | "gerundio"): FormSkill[] {
  const { parts } = lexeme;
  if (parts.irregularTenses?.["presente-indicativo"]) return [fact(lexeme, tense)];
  const isPredicted = areAlike(parts.yo.text, lexeme.predicted.yo.text);
  return [
    isPredicted ? changed("presente-indicativo", "zco") : fact(lexeme, "yo-stem"),
    ...fromYo(tense),
  ];
}

/** The rule that a stem stays as it is, in a tense in which other persons change it. */
function unchangedRule(parts: PrincipalParts, tense: FiniteTense | "gerundio"): FormSkill[] {
  if (tense === "gerundio") return [];
  const [alternation] = stemNamesFor(parts, tense).flatMap(
    (name) => alternationOf(stemNamed(parts, name)) ?? [],
  );
  return alternation ? [`rule ${tense} ${alternation} unchanged`] : [];
}

/** What is to be known of a changed stem. The stressed stem of *pido* is also the raised one of *pidió*. */
function factsOfStem(lexeme: Lexeme, { text }: Stem): FormSkill[] {
  const { unstressed, raised } = lexeme.parts;
  if (text === unstressed.text) return [];
  return areAlike(text, raised.text) && !areAlike(text, unstressed.text)
    ? factIfUnpredicted(lexeme, "raised", "raised-stem")
    : factIfUnpredicted(lexeme, "stressed", "stressed-stem");
}

/** A stem that the spelling of the infinitive predicts is no fact: *río*, *actúo*. */
function factIfUnpredicted(
  lexeme: Lexeme,
  name: "stressed" | "raised" | "future",
  part: FactPart,
): FormSkill[] {
  return lexeme.parts[name].text === lexeme.predicted[name].text ? [] : [fact(lexeme, part)];
}

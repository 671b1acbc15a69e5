import type { Tense } from "../tenses.ts";
import { type BareForms, bareForm } from "./bare-form.ts";
import {
  endings,
  type FiniteTense,
  gerundEnding,
  participleEnding,
  strongPreteriteEndings,
  vosotrosImperativeEnding,
} from "./endings.ts";
import type { PrincipalParts } from "./principal-parts.ts";
import type { Stem } from "./stem.ts";

/** Builds the forms of a tense from the principal parts. */
export function inflect(parts: PrincipalParts, tense: Tense): BareForms {
  const { verbClass, irregularTenses } = parts;
  const listed = irregularTenses?.[tense];
  if (listed && tense !== "imperativo-afirmativo") return listed;
  switch (tense) {
    case "imperativo-afirmativo":
      return affirmativeImperative(parts);
    case "imperativo-negativo":
      return inflect(parts, "presente-subjuntivo").with(0, undefined);
    case "gerundio":
      return [bareForm(parts.raised, gerundEnding[verbClass], verbClass)];
    case "participio":
      return [
        parts.participle ?? bareForm(parts.unstressed, participleEnding[verbClass], verbClass),
      ];
    default:
      return inflectFinite(parts, tense);
  }
}

function inflectFinite(parts: PrincipalParts, tense: FiniteTense): BareForms {
  const { verbClass, strongPreterite } = parts;
  const tenseEndings = endingsFor(parts, tense);
  return stemsFor(parts, tense).map((stem, person) =>
    bareForm(stem, tenseEndings[person] ?? "", verbClass, stem === strongPreterite?.unstressed),
  );
}

/** The endings of a tense. After a strong stem, -ar verbs have those of -er verbs: *anduviera* (NGLE, ch. 4). */
function endingsFor(
  { verbClass, strongPreterite }: PrincipalParts,
  tense: FiniteTense,
): readonly string[] {
  if (!strongPreterite) return endings[verbClass][tense];
  if (tense === "preterito-indefinido") return strongPreteriteEndings;
  return endings[followsPreterite(tense) ? "er" : verbClass][tense];
}

/** Whether a tense uses the stem of *tuvieron*: imperfecto and futuro de subjuntivo do (NGLE, ch. 4). */
export function followsPreterite(tense: FiniteTense): boolean {
  return tense.startsWith("imperfecto") || tense === "futuro-subjuntivo";
}

/** The principal parts that are stems. */
export type StemName =
  | "unstressed"
  | "stressed"
  | "yo"
  | "subjunctivePlural"
  | "raised"
  | "strongPreterite"
  | "future";

/** The stem of each person of a tense, yo to ellos, in a verb whose forms are not listed. */
export function stemNamesFor(
  { strongPreterite }: PrincipalParts,
  tense: FiniteTense,
): readonly StemName[] {
  switch (tense) {
    case "presente-indicativo":
      return ["yo", "stressed", "stressed", "unstressed", "unstressed", "stressed"];
    case "presente-subjuntivo":
      return ["yo", "yo", "yo", "subjunctivePlural", "subjunctivePlural", "yo"];
    case "preterito-indefinido":
      return strongPreterite
        ? inAllPersons("strongPreterite")
        : ["unstressed", "unstressed", "raised", "unstressed", "unstressed", "raised"];
    case "preterito-imperfecto":
      return inAllPersons("unstressed");
    case "futuro-simple":
    case "condicional-simple":
      return inAllPersons("future");
    default:
      return inAllPersons(strongPreterite ? "strongPreterite" : "raised");
  }
}

const inAllPersons = (name: StemName): readonly StemName[] => [name, name, name, name, name, name];

function stemsFor(parts: PrincipalParts, tense: FiniteTense): readonly Stem[] {
  const { strongPreterite } = parts;
  if (strongPreterite && tense === "preterito-indefinido") {
    return strongPreteriteStems(strongPreterite);
  }
  return stemNamesFor(parts, tense).map((name) => stemNamed(parts, name));
}

/** A stem by its name. The strong stem is that of *tuv-iste*, without stress. */
export function stemNamed(parts: PrincipalParts, name: StemName): Stem {
  if (name !== "strongPreterite") return parts[name];
  return parts.strongPreterite?.unstressed ?? parts.raised;
}

function strongPreteriteStems({
  stressed,
  unstressed,
}: NonNullable<PrincipalParts["strongPreterite"]>): readonly Stem[] {
  return [stressed, unstressed, stressed, unstressed, unstressed, unstressed];
}

/** Usted, nosotros and ustedes have the forms of the subjuntivo (NGLE, ch. 42), unless others are listed: *vamos*. */
function affirmativeImperative(parts: PrincipalParts): BareForms {
  const { verbClass, unstressed, imperative, irregularTenses } = parts;
  const listed = irregularTenses?.["imperativo-afirmativo"] ?? [];
  const [, , usted, nosotros, , ustedes] = inflect(parts, "presente-subjuntivo");
  const tú = imperative ?? inflect(parts, "presente-indicativo")[2];
  const vosotros = bareForm(unstressed, vosotrosImperativeEnding[verbClass], verbClass);
  return [undefined, tú, usted, listed[3] ?? nosotros, vosotros, ustedes];
}

import type { Tense } from "../vocabulary.ts";
import { type BareForms, bareForm } from "./bare-form.ts";
import {
  endings,
  type FiniteTense,
  gerundEnding,
  participleEnding,
  pluralCommandEnding,
  strongPreterite,
} from "./endings.ts";
import type { PrincipalParts } from "./principal-parts.ts";
import type { Stem } from "./stem.ts";

/** Builds the forms of a tense from the principal parts. */
export function inflect(parts: PrincipalParts, tense: Tense): BareForms {
  const { verbClass, written } = parts;
  const whole = written?.[tense];
  if (whole) return whole;
  switch (tense) {
    case "imperativo-afirmativo":
      return commands(parts);
    case "imperativo-negativo":
      return inflect(parts, "presente-subjuntivo").with(0, undefined);
    case "gerundio":
      return [bareForm(parts.soft, gerundEnding[verbClass], verbClass)];
    case "participio":
      return [parts.participle ?? bareForm(parts.weak, participleEnding[verbClass], verbClass)];
    default:
      return finite(parts, tense);
  }
}

function finite(parts: PrincipalParts, tense: FiniteTense): BareForms {
  const { verbClass, preterite } = parts;
  const list = endingsFor(parts, tense);
  return stemsFor(parts, tense).map((stem, person) =>
    bareForm(stem, list[person] ?? "", verbClass, stem === preterite?.stem),
  );
}

/** After a strong stem, -ar verbs have the endings of -er verbs: *anduviera*. */
function endingsFor(
  { verbClass, preterite }: PrincipalParts,
  tense: FiniteTense,
): readonly string[] {
  if (!preterite) return endings[verbClass][tense];
  if (tense === "preterito-indefinido") return strongPreterite;
  return endings[followsPreterite(tense) ? "er" : verbClass][tense];
}

/** Imperfecto and futuro de subjuntivo use the stem of *tuvieron* (NGLE, ch. 4). */
function followsPreterite(tense: FiniteTense): boolean {
  return tense.startsWith("imperfecto") || tense === "futuro-subjuntivo";
}

function stemsFor(parts: PrincipalParts, tense: FiniteTense): readonly Stem[] {
  const { weak, strong, first, subjunctive, soft, preterite, future } = parts;
  switch (tense) {
    case "presente-indicativo":
      return [first, strong, strong, weak, weak, strong];
    case "presente-subjuntivo":
      return [first, first, first, subjunctive, subjunctive, first];
    case "preterito-indefinido":
      return preterite ? strongStems(preterite) : [weak, weak, soft, weak, weak, soft];
    case "preterito-imperfecto":
      return six(weak);
    case "futuro-simple":
    case "condicional-simple":
      return six(future);
    default:
      return six(preterite?.stem ?? soft);
  }
}

const six = (stem: Stem): readonly Stem[] => [stem, stem, stem, stem, stem, stem];

function strongStems({ stem, stressed }: { stem: Stem; stressed: Stem }): readonly Stem[] {
  return [stressed, stem, stressed, stem, stem, stem];
}

/** Commands to usted, nosotros and ustedes use the subjuntivo (NGLE, ch. 42). */
function commands(parts: PrincipalParts): BareForms {
  const { verbClass, weak, command } = parts;
  const [, , usted, nosotros, , ustedes] = inflect(parts, "presente-subjuntivo");
  const tú = command ?? inflect(parts, "presente-indicativo")[2];
  const vosotros = bareForm(weak, pluralCommandEnding[verbClass], verbClass);
  return [undefined, tú, usted, nosotros, vosotros, ustedes];
}

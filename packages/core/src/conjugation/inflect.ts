import type { Tense } from "../vocabulary.ts";
import { isMonosyllable, withoutAccents } from "./accent.ts";
import {
  endings,
  type FiniteTense,
  gerundEnding,
  participleEnding,
  pluralCommandEnding,
  strongPreterite,
} from "./endings.ts";
import type { Irregularity } from "./irregularity.ts";
import type { Cell, Cells, PrincipalParts } from "./principal-parts.ts";
import { respelled } from "./spelling.ts";
import type { Stem } from "./stem-changes.ts";

/** The forms that the principal parts give for a tense. */
export function cellsOf(parts: PrincipalParts, tense: Tense): Cells {
  const written = parts.written[tense];
  if (written) return written;
  switch (tense) {
    case "imperativo-afirmativo":
      return commands(parts);
    case "imperativo-negativo":
      return cellsOf(parts, "presente-subjuntivo").with(0, undefined);
    case "gerundio":
      return [join(parts, parts.soft, gerundEnding[parts.verbClass])];
    case "participio":
      return [parts.participle ?? join(parts, parts.weak, participleEnding[parts.verbClass])];
    default:
      return finite(parts, tense);
  }
}

function finite(parts: PrincipalParts, tense: FiniteTense): Cell[] {
  const list = endingsFor(parts, tense);
  return stemsFor(parts, tense).map((stem, person) => join(parts, stem, list[person] ?? ""));
}

/** After a strong stem -ar verbs too have the endings of the others: *anduviera*. */
function endingsFor(parts: PrincipalParts, tense: FiniteTense): readonly string[] {
  if (!parts.preterite) return endings[parts.verbClass][tense];
  if (tense === "preterito-indefinido") return strongPreterite;
  return endings[followsPreterite(tense) ? "er" : parts.verbClass][tense];
}

function followsPreterite(tense: FiniteTense): boolean {
  return (
    tense === "imperfecto-subjuntivo" ||
    tense === "imperfecto-subjuntivo-se" ||
    tense === "futuro-subjuntivo"
  );
}

function stemsFor(parts: PrincipalParts, tense: FiniteTense): readonly Stem[] {
  const { weak, strong, first, subjunctive, soft, preterite, future } = parts;
  switch (tense) {
    case "presente-indicativo":
      return [first, strong, strong, weak, weak, strong];
    case "presente-subjuntivo":
      return [first, first, first, subjunctive, subjunctive, first];
    case "preterito-indefinido":
      if (!preterite) return [weak, weak, soft, weak, weak, soft];
      return six(preterite.stem).with(0, preterite.stressed).with(2, preterite.stressed);
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

/** Usted, nosotros and ustedes are commanded with the subjuntivo (NGLE § 42.3). */
function commands(parts: PrincipalParts): (Cell | undefined)[] {
  const [, , usted, nosotros, , ustedes] = cellsOf(parts, "presente-subjuntivo");
  const tú = parts.command ?? cellsOf(parts, "presente-indicativo")[2];
  return [
    undefined,
    tú,
    usted,
    nosotros,
    join(parts, parts.weak, pluralCommandEnding[parts.verbClass]),
    ustedes,
  ];
}

/** Stem and ending as they are written together, with the reasons why they differ. */
function join(parts: PrincipalParts, from: Stem, regularEnding: string): Cell {
  const spelled = from.fixed
    ? { stem: from.text, why: null }
    : respelled(from.text, regularEnding, parts.verbClass === "ar");
  const met = meeting(spelled.stem, regularEnding, from === parts.preterite?.stem);
  const why: Irregularity[] = [...from.why];
  if (spelled.why) why.push(spelled.why);
  if (met.why) why.push(met.why);
  const { stem, ending } = met;
  if (stem.length < 4 && /^[áéíó]/.test(ending) && isMonosyllable(stem + ending)) {
    return { stem, ending: withoutAccents(ending), why: [...why, "no-accent"] };
  }
  return { stem, ending, why };
}

type Meeting = { stem: string; ending: string; why: Irregularity | null };

/** What becomes of an i at the beginning of an ending (NGLE § 4.6; Ortografía 2010 § II.3.4.3). */
function meeting(stem: string, ending: string, strong: boolean): Meeting {
  if (!ending.startsWith("i")) return { stem, ending, why: null };
  if (!/^i[eéó]/.test(ending)) {
    return /[aeo]$/.test(stem)
      ? { stem, ending: `í${ending.slice(1)}`, why: "hiatus-accent" }
      : { stem, ending, why: null };
  }
  if (/(?:[aeoü]|(?:^|[^gq])u)$/.test(stem)) {
    return { stem: stem.replace("ü", "u"), ending: `y${ending.slice(1)}`, why: "i-y" };
  }
  if (/(?:i|ñ|ll)$/.test(stem) || (strong && stem.endsWith("j"))) {
    return { stem, ending: ending.slice(1), why: "dropped-i" };
  }
  return { stem, ending, why: null };
}

import { type Tense, tenses } from "../vocabulary.ts";
import { accentedAt, isMonosyllable, nuclei, stressedVowel, withoutAccents } from "./accent.ts";
import { endings, isFiniteTense, type VerbClass } from "./endings.ts";
import type { WrittenTenses } from "./families.ts";
import type { Irregularity } from "./irregularity.ts";
import type { Cell } from "./join.ts";

/** The forms of a tense, yo to ellos, or the only one; what does not exist is undefined. */
export type Cells = readonly (Cell | undefined)[];
export type CellsByTense = Partial<Record<Tense, Cells>>;

/** A form of a family, written stem.ending, behind the prefix of the verb. */
export function writtenCell(prefix: string, text: string, why: readonly Irregularity[]): Cell {
  const [stem = "", ending = ""] = text.split(".");
  return { stem: prefix + stem, ending, why };
}

/** With a prefix the command has an accent if its ending asks for one: *ten*, but *detén*. */
export function commandCell(prefix: string, text: string): Cell {
  const { stem, ending } = writtenCell(prefix, text, []);
  if (ending !== "") return { stem, ending, why: [] };
  const last = nuclei(stem).at(-1) ?? 0;
  const needsMark = prefix !== "" && stressedVowel(stem) !== last;
  return { stem: needsMark ? accentedAt(stem, last) : stem, ending, why: ["short-imperative"] };
}

/** The tenses that a family writes out, for the verb with a prefix; `root` is its infinitive less -er. */
export function writtenTenses(
  prefix: string,
  written: WrittenTenses,
  root: string,
  verbClass: VerbClass,
): CellsByTense {
  const found: CellsByTense = {};
  for (const tense of tenses) {
    const forms = written[tense]?.split(" ");
    if (!forms) continue;
    const regular = isFiniteTense(tense) ? endings[verbClass][tense] : [];
    found[tense] = forms.map((form, person) => {
      if (form === "-") return undefined;
      const cell = writtenCell(prefix, form, []);
      return { ...cell, why: kindsOf(cell.stem + cell.ending, root + (regular[person] ?? "")) };
    });
  }
  return found;
}

/** *estás* differs in its accent alone, which is no kind of irregularity; *vais* has lost its own. */
function kindsOf(form: string, regular: string): readonly Irregularity[] {
  const kinds = stemKinds(form, regular);
  const hasLostAccent = withoutAccents(regular) !== regular && isMonosyllable(form);
  return hasLostAccent && withoutAccents(form) === form ? [...kinds, "no-accent"] : kinds;
}

function stemKinds(form: string, regular: string): readonly Irregularity[] {
  if (withoutAccents(form) === withoutAccents(regular)) return [];
  return form.endsWith("oy") ? ["oy"] : ["suppletive"];
}

import { syllableNuclei } from "../conjugation/accent.ts";
import type { Form } from "../conjugation/form.ts";
import { type Infinitive, verbOf } from "../conjugation/infinitive.ts";
import { simpleForm } from "../conjugation/simple-tenses.ts";
import type { Person, Tense } from "../tenses.ts";
import { stemTense } from "./lexeme.ts";
import type { FormSkill } from "./skill.ts";

/**
 * The kind of written accent of a simple form, or the kind of form that has none although its regular ending has one:
 * *fue*, *tuvo*. Empty for a form whose accent needs no thought: *hablo*.
 */
export function accentSkills(
  verb: Infinitive,
  tense: Tense,
  person: Person | null,
): readonly FormSkill[] {
  const form = simpleForm(verb, tense, person);
  const bare = verb.reflexive ? simpleForm(verbOf(verb.base), tense, person) : form;
  if (!form || !bare) return [];
  const word = form.parts.stem + form.parts.ending + form.parts.after;
  const mark = markIn(word);
  const kind = mark < 0 ? kindWithoutMark(bare, tense) : kindOfMark(word, mark, form, bare, tense);
  return kind === null ? [] : [`accent ${kind}`];
}

const markIn = (word: string) => word.search(/[áéíóú]/);

function kindWithoutMark({ irregularities, person, parts }: Form, tense: Tense): string | null {
  if (irregularities.includes("no-accent")) return "none monosyllable";
  const isStrong = tense === "preterito-indefinido" && /^[eo]$/.test(parts.ending);
  return isStrong && (person === "yo" || person === "él") ? "none strong-preterite" : null;
}

function kindOfMark(word: string, mark: number, form: Form, bare: Form, tense: Tense): string {
  const { stem, ending, after } = form.parts;
  const nuclei = syllableNuclei(word);
  if (nuclei.length === 1) return "one-syllable";
  if (bare.irregularities.includes("hiatus-accent")) return "hiatus";
  if (mark < stem.length && bare.irregularities.includes("stressed-i-u")) return "stem";
  if (ending.startsWith("ía")) return "ía";
  if (after !== "" && markIn(bare.form) < 0)
    return /[íú]os$/.test(word) ? "hiatus" : "attached-pronoun";
  const syllablesAfter = nuclei.filter((nucleus) => nucleus > mark).length;
  return syllablesAfter > 1 ? "third-last" : `last-syllable ${stemTense(tense, form.person)}`;
}

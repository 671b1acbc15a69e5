import { withoutAccents } from "../conjugation/accent.ts";
import type { BareForm, BareForms } from "../conjugation/bare-form.ts";
import { endings, type FiniteTense } from "../conjugation/endings.ts";
import { type VerbClass, verbClasses, verbOf } from "../conjugation/infinitive.ts";
import { followsPreterite } from "../conjugation/inflect.ts";
import { regularForm } from "../conjugation/regularity.ts";
import { type Person, persons, type Tense } from "../tenses.ts";
import { areAlike, fact, finiteEnding, fromEllos, fromYo, type Lexeme, whole } from "./lexeme.ts";
import type { FormSkill } from "./skill.ts";

/** The skills of a form that irregular-verbs.ts lists. */
export function listedSkills(
  lexeme: Lexeme,
  tense: FiniteTense,
  person: Person,
  forms: BareForms,
): FormSkill[] {
  const { verbClass, irregularTenses } = lexeme.parts;
  const form = forms[persons.indexOf(person)];
  if (!form) return [];
  if (isRegular(form, lexeme, tense, person)) return [finiteEnding(tense, person, verbClass)];
  const shared = sharedEnding(form, tense, person, verbClass);
  const yo = irregularTenses?.["presente-indicativo"]?.[0];
  if (yo?.ending === "o" && yo.stem === form.stem && shared.length > 0) {
    return [...shared, fact(lexeme, "yo-stem"), ...fromYo(tense)];
  }
  if (followsPreterite(tense)) {
    return [...shared, fact(lexeme, "preterito-indefinido"), ...fromEllos(tense)];
  }
  const isLikeTense = shared.length > 0 || !hasSharedEndings(forms, tense, verbClass);
  return hasOneStem(forms) && isLikeTense
    ? [...shared, fact(lexeme, tense)]
    : [whole(lexeme, tense, person)];
}

const hasOneStem = ([first, ...others]: BareForms): boolean =>
  others.every((other) => areAlike(other?.stem ?? "", first?.stem ?? ""));

/** *Iba* shares no ending with a regular tense, so nothing in it is an exception. *Vas* does, and *voy* does not. */
const hasSharedEndings = (forms: BareForms, tense: FiniteTense, verbClass: VerbClass): boolean =>
  persons.some((person, index) => {
    const form = forms[index];
    return form !== undefined && sharedEnding(form, tense, person, verbClass).length > 0;
  });

/** The regular ending that a listed form has, of its own class or another one: *vas*, *diste*. */
function sharedEnding(
  { ending: listed }: BareForm,
  tense: FiniteTense,
  person: Person,
  verbClass: VerbClass,
): FormSkill[] {
  const shared = [verbClass, ...verbClasses].find(
    (one) =>
      withoutAccents(endings[one][tense][persons.indexOf(person)] ?? "") === withoutAccents(listed),
  );
  return shared ? [finiteEnding(tense, person, shared)] : [];
}

/** Whether a listed form differs from the regular one at most in its accent: *estás*, *ves*. */
function isRegular(form: BareForm, { base }: Lexeme, tense: Tense, person: Person): boolean {
  return areAlike(form.stem + form.ending, regularForm(verbOf(base), tense, person));
}

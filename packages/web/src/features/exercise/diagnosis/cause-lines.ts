import { conjugate } from "@verbena/core/conjugation/conjugate";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import type { Cause, CauseOf, StemChangeCause } from "@verbena/core/diagnosis/cause";
import type { Person, Tense } from "@verbena/core/vocabulary";
import { personName } from "#conjugation/person-name.ts";
import type { Translate } from "#i18n/translate.ts";
import type { AskedForm } from "#progress/use-exercises.ts";
import { askedPerson, correctForm, expectedForm, isFormOf } from "./forms.ts";
import { accentLines, spellingLine } from "./spelling-lines.ts";
import { asksTense, compoundLines, tenseLines } from "./tense-lines.ts";
import {
  capitalised,
  formatList,
  type Translator,
  withoutAsterisks,
  withoutSentenceCapital,
} from "./words.ts";
import { wrongVerbLines } from "./wrong-verb-lines.ts";

/** Explains the first cause, and what the sentence asks for, in at most two lines. */
export function causeLines(
  translator: Translator,
  causes: readonly Cause[],
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const [first] = causes;
  if (first === undefined) return [];
  const main = missedStemCause(causes, exercise) ?? first;
  const lines = linesOf(translator, main, exercise, withoutAsterisks(given));
  const namesPerson = main.code === "wrong-person" || main.code === "accent";
  if (namesPerson || lines.length === 0 || !causes.some(isPerson)) return lines.slice(0, 2);
  const [line = ""] = main.code === "wrong-verb" ? lines : [lines.slice(0, 2).join(" ")];
  return [line, translator.t("diagnosis.alsoPerson", { person: askedPerson(exercise) })];
}

const isPerson = ({ code }: Cause) => code === "wrong-person";

/**
 * The missed irregular stem, if the right form has it: for *tení* instead of *tuve* it matters more than
 * the wrong person.
 */
function missedStemCause(causes: readonly Cause[], exercise: AskedForm<Tense>): Cause | undefined {
  if (causes[0]?.code !== "wrong-person") return undefined;
  const stem = expectedForm(exercise)?.parts.stem;
  return causes.find(
    (cause) =>
      cause.code === "regularised" &&
      cause.right.stem === stem &&
      soundOf(cause.given.stem) !== soundOf(cause.right.stem),
  );
}

function linesOf(
  translator: Translator,
  cause: Cause,
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const { t } = translator;
  switch (cause.code) {
    case "accent":
      return accentLines(t, cause, exercise, given);
    case "wrong-person":
      return personLines(translator, cause, exercise, given);
    case "wrong-tense":
    case "wrong-mood":
      return tenseLines(t, cause, exercise, given);
    case "non-finite":
      if (exercise.person === null) return nonFiniteLines(t, cause, exercise, given);
      if (cause.form === "infinitivo" && exercise.tense.startsWith("imperativo")) {
        return infinitiveLines(t, exercise, given);
      }
      return [
        t("diagnosis.nonFinite", {
          form: correctForm(exercise.verb, { tense: cause.form, person: null }, given),
          tense: t(`diagnosis.inTense.${cause.form}`),
          person: askedPerson(exercise),
          answer: exercise.answer,
        }),
      ];
    case "compound-tense":
      return compoundLines(t, cause, exercise, given);
    case "regularised":
      return [regularised(t, cause, exercise)];
    case "missed-stem-change": {
      const byYo = fromYo(t, exercise);
      if (byYo && cause.irregularity === "zco") return [byYo];
      const change = cause.from === "" ? "adds" : "changes";
      return [t(`diagnosis.missedStemChange.${change}`, { from: cause.from, to: cause.to })];
    }
    case "needless-stem-change":
      return [needlessStemChange(t, cause, exercise)];
    case "spelling-change":
      return [spellingLine(t, cause, exercise.answer)];
    case "wrong-class-ending":
      return [classEnding(translator, cause, exercise)];
    case "pronoun":
      return [
        t(`diagnosis.pronoun.${cause.error}`, {
          given: withoutAsterisks(cause.given ?? ""),
          right: cause.right ?? "",
          verb: exercise.verb,
          Verb: capitalised(exercise.verb),
          person: askedPerson(exercise),
          form: exercise.answer,
        }),
      ];
    case "wrong-verb":
      return wrongVerbLines(translator, cause, exercise, given);
    case "typo":
      return [
        t(`diagnosis.typo.${cause.edit}`, {
          given: withoutAsterisks(cause.given),
          right: cause.right,
          form: exercise.answer,
        }),
      ];
    case "unknown":
      return [];
  }
}

/** People say *hablar* to several friends; writing has *hablad*. */
function infinitiveLines(t: Translate, exercise: AskedForm<Tense>, given: string): string[] {
  const { verb, tense, person, answer } = exercise;
  const form = correctForm(verb, { tense: "infinitivo", person: null }, given);
  if (tense === "imperativo-afirmativo" && person === "vosotros" && isHeard(form, verb)) {
    const said = answer.endsWith("d") ? "infinitiveHeard" : "infinitiveHeardOs";
    return [t(`diagnosis.${said}`, { form, answer })];
  }
  const infinitive = t("diagnosis.inTense.infinitivo");
  return [t("diagnosis.nonFiniteForm", { form, tense: infinitive }), asksTense(t, exercise, null)];
}

/** *levantaros*, but not *levantarse* */
const isHeard = (form: string, verb: string) => form.endsWith(verb.endsWith("se") ? "ros" : "r");

/** For *hablado* in place of *hablando*. */
function nonFiniteLines(
  t: Translate,
  { form }: CauseOf<"non-finite">,
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const typed = correctForm(exercise.verb, { tense: form, person: null }, given);
  const tense = t(`diagnosis.inTense.${form}`);
  return [t("diagnosis.nonFiniteForm", { form: typed, tense }), asksTense(t, exercise, null)];
}

function personLines(
  { t, language }: Translator,
  { persons }: CauseOf<"wrong-person">,
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const { verb, tense, answer } = exercise;
  // Hay and hubo mean "there is" and "there was", in singular and plural.
  if (verb === "haber" && !exercise.alone && exercise.person === "él")
    return [t("diagnosis.impersonal", { form: answer })];
  const usedInSpain = persons.filter((person) => person !== "vos");
  const [person] = usedInSpain;
  if (person === undefined) {
    const asked = { person: askedPerson(exercise), form: answer };
    return [t("diagnosis.vos", { form: given }), t("diagnosis.asks.personForm", asked)];
  }
  const form = correctForm(verb, { tense, person }, given);
  const said = isFormOf(given, form) ? "diagnosis.person" : "diagnosis.personMeant";
  const names = persons.map((person) => (person === "vos" ? person : personName(person, tense)));
  return [
    t(said, { given, verb, form, persons: formatList(language, names) }),
    asksPerson(t, exercise),
  ];
}

function asksPerson(t: Translate, exercise: AskedForm<Tense>): string {
  const { person, subject, sentence } = exercise;
  const name = askedPerson(exercise);
  if (subject === null || subject.toLowerCase() === person) {
    return t("diagnosis.asks.person", { person: name });
  }
  const words = withoutSentenceCapital(subject, sentence);
  return t("diagnosis.asks.subject", { person: name, subject: words });
}

/** Names the irregular ending or stem, or the whole form if the stem is a single letter. */
function regularised(
  t: Translate,
  cause: CauseOf<"regularised">,
  exercise: AskedForm<Tense>,
): string {
  const { given, right, irregularities } = cause;
  const { verb } = exercise;
  const names = { verb, Verb: capitalised(verb), right: exercise.answer };
  if (irregularities.includes("short-imperative")) return t("diagnosis.regularised.short", names);
  if (irregularities.includes("irregular-participle")) {
    return t("diagnosis.regularised.participle", names);
  }
  const byYo = irregularities.includes("go") ? fromYo(t, exercise) : null;
  if (byYo) return byYo;
  if (soundOf(given.stem) === soundOf(right.stem) && right.ending !== "") {
    return t("diagnosis.regularised.ending", {
      stem: right.stem,
      right: right.ending,
      given: given.ending,
    });
  }
  if (irregularities.includes("suppletive") || right.stem.length < 2) {
    return t("diagnosis.regularised.whole", names);
  }
  return t("diagnosis.regularised.stem", { ...names, stem: right.stem });
}

/** Names the form of yo whose stem a subjunctive form has: *tengo* for *tenga*. */
function fromYo(t: Translate, exercise: AskedForm<Tense>): string | null {
  const { tense, answer: right } = exercise;
  if (tense === "presente-indicativo") return null;
  const present = { ...exercise, tense: "presente-indicativo" } as const;
  const yo = expectedForm(present, "yo");
  const stem = expectedForm(exercise)?.parts.stem;
  return yo && yo.parts.stem === stem && yo.parts.ending === "o"
    ? t("diagnosis.regularised.fromYo", { yo: yo.form, right })
    : null;
}

/** Treats *hic-* and *hiz-* as the same stem. */
const soundOf = (stem: string) => stem.replace(/c$/, "z");

function classEnding(
  { t, language }: Translator,
  { origin, given, right }: CauseOf<"wrong-class-ending">,
  exercise: AskedForm<Tense>,
): string {
  const { verb, answer, person } = exercise;
  const form = expectedForm(exercise);
  const endingOf = (other: Person) => expectedForm(exercise, other)?.parts.ending ?? "";
  if (origin === "tú-s") return t("diagnosis.classEnding.tuS", { form: answer });
  if (origin === "french") return t("diagnosis.classEnding.french", { given, verb, right });
  if (origin === "no-verb") {
    const isFirstOrThird = person === "yo" || person === "él";
    if (!isFirstOrThird) return t("diagnosis.classEnding.noVerb", { given, verb, right });
    const [first, third] = [endingOf("yo"), endingOf("él")];
    return t("diagnosis.classEnding.firstAndThird", { given, first, third });
  }
  if (form?.irregularities.some((kind) => kind.startsWith("strong-"))) {
    return t("diagnosis.regularised.ending", { stem: form.parts.stem, right, given });
  }
  const classes = origin.map((verbClass) => `-${verbClass}`);
  return t("diagnosis.classEnding.class", {
    given,
    verb,
    right,
    of: formatList(language, classes),
  });
}

function needlessStemChange(
  t: Translate,
  { from, to, irregularity }: StemChangeCause,
  exercise: AskedForm<Tense>,
): string {
  const { tense, person, answer: form } = exercise;
  if (from === "") return t("diagnosis.needlessStemChange.adds", { to, form });
  const right = expectedForm(exercise);
  if (right?.irregularities.includes("go"))
    return t("diagnosis.needlessStemChange.go", { to, form });
  const infinitive = readInfinitive(exercise.verb);
  if ("problem" in infinitive) return t("diagnosis.needlessStemChange.here", { from });
  if (!/^[aeiou]$/.test(from)) {
    return t("diagnosis.needlessStemChange.stem", { stem: right?.parts.stem ?? "" });
  }
  const changesElsewhere = conjugate(infinitive, tense).some(({ irregularities }) =>
    irregularities.includes(irregularity),
  );
  const isWeak = person === "nosotros" || person === "vosotros";
  const place = isWeak && changesElsewhere ? "weakPersons" : "here";
  return t(`diagnosis.needlessStemChange.${place}`, { from });
}

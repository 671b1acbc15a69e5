import type { Tense } from "@verbena/spanish";
import type { Cause, CauseOf, TypoCause } from "@verbena/spanish/diagnose";
import { meaningOf } from "#conjugation/meaning-of.ts";
import { personName } from "#conjugation/person-name.ts";
import type { Translate } from "#i18n/translate.ts";
import type { AskedForm } from "#progress/use-exercises.ts";
import { endingLine, subjunctiveOfClassLine } from "./ending-lines.ts";
import { type Asked, askedPerson, correctForm, isFormOf, typedForm } from "./forms.ts";
import { accentLines, spellingLine } from "./spelling-lines.ts";
import { missedChangeLine, needlessChangeLine, regularisedLine } from "./stem-lines.ts";
import { asksTense, compoundLines, tenseLines, withNo } from "./tense-lines.ts";
import {
  capitalised,
  formatList,
  type Translator,
  withoutAsterisks,
  withoutSentenceCapital,
} from "./words.ts";

/** Explains the first cause and what the sentence asks for, in at most two lines. */
export function causeLines(
  translator: Translator,
  causes: readonly Cause[],
  exercise: Asked,
  given: string,
): string[] {
  const { t } = translator;
  const [main] = causes;
  if (main === undefined) return [];
  const typed = withoutAsterisks(given);
  const ofClass = isThirdPersonForFirst(main, exercise)
    ? subjunctiveOfClassLine(translator, exercise)
    : null;
  if (ofClass !== null) return [ofClass];
  const lines = linesOf(translator, main, exercise, typed).slice(0, 2);
  const person = causes.find((cause) => cause.code === "wrong-person");
  const namesPerson = main.code === "wrong-person" || main.code === "accent";
  if (namesPerson || lines.length === 0 || person === undefined) return lines;
  const [line = ""] = main.code === "wrong-verb" ? lines : [lines.join(" ")];
  // Most learners who write *vestite* mean *vístete*, and do not know vos.
  if (main.code === "missed-stem-change" && person.persons.every((one) => one === "vos")) {
    return [line, t("diagnosis.vos", { form: typed })];
  }
  return [line, t("diagnosis.alsoPerson", { person: askedPerson(exercise) })];
}

/**
 * Whether the learner wrote the form of él in place of the subjunctive of yo: in *escribe* for *escriba*, only the
 * vowel is wrong.
 */
const isThirdPersonForFirst = (cause: Cause, { tense, person }: Asked) =>
  cause.code === "wrong-mood" &&
  cause.tense === "presente-indicativo" &&
  cause.person === "él" &&
  tense === "presente-subjuntivo" &&
  person === "yo";

function linesOf(translator: Translator, cause: Cause, exercise: Asked, given: string): string[] {
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
      return nonFiniteLines(t, cause, exercise, given);
    case "compound-tense":
      return compoundLines(t, cause, exercise, given);
    case "agreement":
      return [t("diagnosis.haber.agreement", { form: exercise.answer })];
    case "regularised":
      return [regularisedLine(t, cause, exercise)];
    case "missed-stem-change":
      return [missedChangeLine(t, cause, exercise)];
    case "needless-stem-change":
      return [needlessChangeLine(t, cause, exercise)];
    case "spelling-change":
      return [spellingLine(t, cause, exercise.answer)];
    case "wrong-class-ending":
      return [endingLine(translator, cause, exercise, given)];
    case "pronoun":
      return [pronounLine(t, cause, exercise)];
    case "wrong-verb":
      return wrongVerbLines(t, cause, exercise, given);
    case "typo":
      return [typoLine(t, cause, withNo(exercise))];
    case "unknown":
      return [];
  }
}

function nonFiniteLines(
  t: Translate,
  cause: CauseOf<"non-finite">,
  exercise: Asked,
  given: string,
): string[] {
  const { verb, tense, person, answer } = exercise;
  if (cause.form === "adjective" && hasAdjective(verb)) {
    const meaning = t(`diagnosis.adjectives.${verb}`);
    return [t("diagnosis.adjective", { form: given, meaning, right: answer })];
  }
  if (cause.form === "finite" || cause.form === "adjective") {
    return [t("diagnosis.finite", { form: given }), asksTense(t, exercise, null)];
  }
  if (cause.form === "infinitivo" && tense.startsWith("imperativo")) {
    return infinitiveLines(t, exercise, given);
  }
  const form = correctForm(verb, { tense: cause.form, person: null }, given);
  const names = { form, tense: t(`diagnosis.inTense.${cause.form}`) };
  return person === null
    ? [t("diagnosis.nonFiniteForm", names), asksTense(t, exercise, null)]
    : [t("diagnosis.nonFinite", { ...names, person: askedPerson(exercise), answer })];
}

/** Verbs with an adjective that learners use as their participle. */
const verbsWithAdjective = [
  "completar",
  "despertar",
  "limpiar",
  "llenar",
  "secar",
  "soltar",
  "vaciar",
] as const;
type VerbWithAdjective = (typeof verbsWithAdjective)[number];

const hasAdjective = (verb: string): verb is VerbWithAdjective =>
  verbsWithAdjective.some((one) => one === verb);

/** Explains an infinitive in place of an imperative: people say *hablar* to several friends, but write *hablad*. */
function infinitiveLines(t: Translate, exercise: Asked, given: string): string[] {
  const { verb, tense, person, answer } = exercise;
  const form = correctForm(verb, { tense: "infinitivo", person: null }, given);
  if (tense === "imperativo-afirmativo" && person === "vosotros" && isSaidAsCommand(form, verb)) {
    const said = answer.endsWith("d") ? "infinitiveHeard" : "infinitiveHeardOs";
    return [t(`diagnosis.${said}`, { form, answer })];
  }
  const infinitive = t("diagnosis.inTense.infinitivo");
  return [t("diagnosis.nonFiniteForm", { form, tense: infinitive }), asksTense(t, exercise, null)];
}

/** Whether people say this infinitive as a command: *levantaros*, but not *levantarse*. */
const isSaidAsCommand = (form: string, verb: string) =>
  form.endsWith(verb.endsWith("se") ? "ros" : "r");

function personLines(
  { t, language }: Translator,
  { persons }: CauseOf<"wrong-person">,
  exercise: Asked,
  given: string,
): string[] {
  const { verb, tense, answer } = exercise;
  // *Hay* and *hubo* mean "there is" and "there was" and have no plural.
  if (verb === "haber" && !exercise.alone && exercise.person === "él")
    return [t("diagnosis.impersonal", { form: answer })];
  const usedInSpain = persons.filter((person) => person !== "vos");
  const [person] = usedInSpain;
  const asked = { person: askedPerson(exercise), form: withNo(exercise) };
  if (person === undefined) {
    return [t("diagnosis.vos", { form: given }), t("diagnosis.asks.personForm", asked)];
  }
  const cell = { tense, person };
  const form = correctForm(verb, cell, given);
  const names = persons.map((person) => (person === "vos" ? person : personName(person, tense)));
  const list = formatList(language, names);
  if (!isFormOf(given, form)) {
    const meant = t("diagnosis.personMeant", { given, verb, form, persons: list });
    return [meant, asksPerson(t, exercise)];
  }
  const typed = typedForm(verb, cell, given);
  const said = t("diagnosis.person", { form: typed, persons: list });
  // In *me levanta* for *me levanto*, the pronoun is right and only the form is wrong.
  const asks = typed === form ? asksPerson(t, exercise) : t("diagnosis.asks.withForm", asked);
  return [said, asks];
}

function asksPerson(t: Translate, exercise: Asked): string {
  const { person, subject, sentence } = exercise;
  const name = askedPerson(exercise);
  if (subject === null || subject.toLowerCase() === person) {
    return t("diagnosis.asks.person", { person: name });
  }
  const words = withoutSentenceCapital(subject, sentence);
  return t("diagnosis.asks.subject", { person: name, subject: words });
}

function pronounLine(t: Translate, cause: CauseOf<"pronoun">, exercise: Asked): string {
  const { verb } = exercise;
  const form = withNo({ ...exercise, answer: cause.form ?? exercise.answer });
  // The sentence has no *no* at all: *me no he levantado*.
  if (cause.error === "before-no" && !form.startsWith("no ")) {
    return t("diagnosis.typo.needless-no", { form });
  }
  return t(`diagnosis.pronoun.${cause.error}`, {
    given: withoutAsterisks(cause.given ?? ""),
    right: cause.right ?? "",
    verb,
    Verb: capitalised(verb),
    person: askedPerson(exercise),
    form,
  });
}

/** Names the wrong letters or words in a form. */
export function typoLine(t: Translate, { kind, given, right }: TypoCause, form: string): string {
  const names = { given: withoutAsterisks(given), right, form };
  if (kind !== "doubled") return t(`diagnosis.typo.${kind}`, names);
  return t(`diagnosis.typo.${right === "" ? "one" : "two"}`, names);
}

/** Names the verb of the given form and the right form. Explains both verbs if there are texts. */
function wrongVerbLines(
  t: Translate,
  cause: CauseOf<"wrong-verb">,
  { verb, answer }: AskedForm<Tense>,
  given: string,
): string[] {
  const other = cause.verb;
  const form = correctForm(other, cause, given);
  const said = t("diagnosis.wrongVerb", { form, other, verb, answer });
  const first = soundOf(form) === soundOf(answer) ? `${said} ${t("diagnosis.sameSound")}` : said;
  const [meaning, otherMeaning] = [meaningOf(t, verb), meaningOf(t, other)];
  if (meaning === undefined || otherMeaning === undefined) return [first];
  return [first, t("diagnosis.meanings", { other, otherMeaning, verb, meaning })];
}

/** An approximate pronunciation: ll as y, v as b, no h, z and soft c as s (as in Latin America). */
const soundOf = (form: string) =>
  form
    .replaceAll("ll", "y")
    .replaceAll("v", "b")
    .replaceAll("h", "")
    .replace(/z|c(?=[eiéí])/g, "s");

import { conjugate } from "@verbena/core/conjugation/conjugate";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import type { Cause, CauseOf, StemChangeCause } from "@verbena/core/diagnosis/cause";
import { withoutMarks } from "@verbena/core/grading/normalise";
import type { Person } from "@verbena/core/vocabulary";
import type { TFunction } from "i18next";
import type { FormExercise } from "#progress/use-exercises.ts";
import { realForm } from "./real-form.ts";
import { rightForm } from "./right-form.ts";
import type { Speech } from "./speech.ts";

/** The first cause in words, with what the sentence asks for; at most two lines. */
export function causeLines(
  speech: Speech,
  causes: readonly Cause[],
  exercise: FormExercise,
  given: string,
): string[] {
  const [first] = causes;
  if (first === undefined) return [];
  const main = stemOfAsked(causes, exercise) ?? first;
  const lines = linesOf(speech, main, exercise, unmarked(given));
  const tellsPerson = main.code === "wrong-person" || main.code === "accent";
  if (tellsPerson || lines.length === 0 || !causes.some(isPerson)) return lines.slice(0, 2);
  return [
    lines.slice(0, 2).join(" "),
    speech.t("diagnosis.alsoPerson", { person: exercise.person }),
  ];
}

const isPerson = ({ code }: Cause) => code === "wrong-person";

/**
 * A regular stem where another person's form has one of its own, as in *tení*: that is what is to be
 * learnt before the person, if the form that is asked for has that stem too.
 */
function stemOfAsked(causes: readonly Cause[], exercise: FormExercise): Cause | undefined {
  if (causes[0]?.code !== "wrong-person") return undefined;
  const stem = rightForm(exercise)?.parts.stem;
  return causes.find(
    (cause) =>
      cause.code === "regularised" &&
      cause.right.stem === stem &&
      soundOf(cause.given.stem) !== soundOf(cause.right.stem),
  );
}

function linesOf(speech: Speech, cause: Cause, exercise: FormExercise, given: string): string[] {
  const { t } = speech;
  switch (cause.code) {
    case "accent":
      return accentLines(t, cause, exercise, given);
    case "wrong-person": {
      const [person = exercise.person] = cause.persons;
      const form = realForm(exercise.verb, { tense: exercise.exerciseKey, person }, given);
      const said = isForm(given, form) ? "diagnosis.person" : "diagnosis.personMeant";
      const persons = listed(speech, cause.persons);
      return [t(said, { given, form, persons }), asksPerson(t, exercise)];
    }
    case "wrong-tense":
    case "wrong-mood": {
      const form = realForm(exercise.verb, cause, given);
      const said = isForm(given, form) ? "diagnosis.tense" : "diagnosis.tenseMeant";
      const tense = t(`diagnosis.inTense.${cause.tense}`);
      return [t(said, { given, form, tense }), asksTense(t, exercise)];
    }
    case "non-finite":
      return [
        t("diagnosis.nonFinite", {
          form: realForm(exercise.verb, { tense: cause.kind, person: null }, given),
          tense: t(`diagnosis.inTense.${cause.kind}`),
          person: exercise.person,
        }),
      ];
    case "compound-tense":
      return compoundLines(t, cause, exercise, given);
    case "regularised":
      return [regularised(t, cause, exercise)];
    case "missed-stem-change": {
      const change = cause.from === "" ? "adds" : "changes";
      return [t(`diagnosis.missedStemChange.${change}`, { from: cause.from, to: cause.to })];
    }
    case "needless-stem-change":
      return [needlessStemChange(t, cause, exercise)];
    case "spelling-change":
      return [t(`diagnosis.spelling.${spelling(cause)}`, { ...cause, form: exercise.answer })];
    case "wrong-class-ending":
      return cause.of === "tú-s"
        ? [t("diagnosis.classEnding.tuS", { form: exercise.answer })]
        : [t("diagnosis.classEnding.class", { ...cause, verb: exercise.verb })];
    case "pronoun":
      return [
        t(`diagnosis.pronoun.${cause.fault}`, {
          given: unmarked(cause.given ?? ""),
          right: cause.right ?? "",
          verb: exercise.verb,
          Verb: capitalised(exercise.verb),
          person: exercise.person,
          form: exercise.answer,
        }),
      ];
    case "wrong-verb":
      return [
        t("diagnosis.wrongVerb", {
          form: realForm(cause.verb, cause, given),
          other: cause.verb,
          verb: exercise.verb,
        }),
      ];
    case "typo":
      return [
        t(`diagnosis.typo.${cause.edit}`, {
          given: unmarked(cause.given),
          right: cause.right,
          form: exercise.answer,
        }),
      ];
    case "unknown":
      return [];
  }
}

function spelling({ given, right }: CauseOf<"spelling-change">) {
  if (right === "") return "needless";
  if (given === "") return "missing";
  return given === "i" && right === "y" ? "y" : "letters";
}

function accentLines(
  t: TFunction,
  { real }: CauseOf<"accent">,
  exercise: FormExercise,
  given: string,
): string[] {
  const form = real === null ? null : realForm(exercise.verb, real, given);
  if (real === null || form !== given.trim().toLowerCase()) {
    return [t(`diagnosis.accent.${slip(given, exercise.answer)}`, { right: exercise.answer })];
  }
  const tense = t(`diagnosis.inTense.${real.tense}`);
  if (real.person === null) return [t("diagnosis.accent.realNonFinite", { form, tense })];
  return [t("diagnosis.accent.real", { form, tense, person: real.person })];
}

/** Marks are the tilde of ñ and the dots of ü; an accent is needless where the form has none. */
function slip(given: string, right: string) {
  if (/[ñü]/.test(given) !== /[ñü]/.test(right)) return "marks";
  return /[áéíóú]/.test(right) ? "slip" : "needless";
}

function compoundLines(
  t: TFunction,
  { construction, auxiliary }: CauseOf<"compound-tense">,
  exercise: FormExercise,
  given: string,
): string[] {
  if (construction !== "perfect") {
    const asked = construction === "progressive" ? asksWithout : asksTense;
    return [
      t(`diagnosis.compound.${construction}`, { form: given }),
      asked(t, exercise, auxiliary.verb),
    ];
  }
  const asked = asksTense(t, exercise);
  const Auxiliary = capitalised(auxiliary.verb);
  const first =
    auxiliary.verb === "haber"
      ? [asked, t("diagnosis.compound.perfect")]
      : [t("diagnosis.compound.otherAuxiliary", { Auxiliary }), asked];
  const isPast = exercise.exerciseKey === "preterito-indefinido";
  return [first.join(" "), ...(isPast ? [t("diagnosis.compound.note")] : [])];
}

/** A stem of its own is told as a stem; what is hardly more than a letter is told as a whole. */
function regularised(t: TFunction, cause: CauseOf<"regularised">, exercise: FormExercise): string {
  const { given, right, kinds } = cause;
  const names = { Verb: capitalised(exercise.verb), right: exercise.answer };
  if (soundOf(given.stem) === soundOf(right.stem) && right.ending !== "") {
    return t("diagnosis.regularised.ending", {
      stem: right.stem,
      right: right.ending,
      given: given.ending,
    });
  }
  if (kinds.includes("suppletive") || right.stem.length < 2) {
    return t("diagnosis.regularised.whole", names);
  }
  return t("diagnosis.regularised.stem", { ...names, stem: right.stem });
}

/** *hic-* and *hiz-* are one stem, written as its ending wants it. */
const soundOf = (stem: string) => stem.replace(/c$/, "z");

function needlessStemChange(
  t: TFunction,
  { from, to, kind }: StemChangeCause,
  exercise: FormExercise,
): string {
  if (from === "") return t("diagnosis.needlessStemChange.adds", { to });
  const infinitive = readInfinitive(exercise.verb);
  if ("problem" in infinitive) return t("diagnosis.needlessStemChange.here", { from });
  const { exerciseKey: tense, person } = exercise;
  if (!/^[aeiou]$/.test(from)) {
    return t("diagnosis.needlessStemChange.stem", { stem: rightForm(exercise)?.parts.stem ?? "" });
  }
  const changesElsewhere = conjugate(infinitive, tense).some(({ irregularities }) =>
    irregularities.includes(kind),
  );
  const isWeak = person === "nosotros" || person === "vosotros";
  const place = isWeak && changesElsewhere ? "weakPersons" : "here";
  return t(`diagnosis.needlessStemChange.${place}`, { from });
}

function asksTense(t: TFunction, { exerciseKey, timeMarker, sentence }: FormExercise): string {
  const tense = t(`diagnosis.asked.${exerciseKey}`);
  if (timeMarker === null) return t("diagnosis.asks.tense", { tense });
  return t("diagnosis.asks.time", { tense, time: withinProse(timeMarker, sentence) });
}

/** Without the capital that words have only because they open the sentence, or a part of it. */
function withinProse(words: string, sentence: string): string {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(words)));
  const opens = /(^|[.?!…]\s)[¿¡«"]*$/.test(before);
  return opens ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** A progressive may be in the right tense: it is the auxiliary that is not asked for. */
function asksWithout(t: TFunction, { exerciseKey }: FormExercise, auxiliary: string): string {
  const tense = t(`diagnosis.inTense.${exerciseKey}`);
  return t("diagnosis.asks.without", { auxiliary, tense });
}

function asksPerson(t: TFunction, { person, subject }: FormExercise): string {
  if (subject === null || subject.toLowerCase() === person)
    return t("diagnosis.asks.person", { person });
  return t("diagnosis.asks.subject", { person: `*${person}*`, subject });
}

/** Whether that form was typed, be it without its marks or its pronoun. */
function isForm(given: string, form: string): boolean {
  return withoutMarks(form).endsWith(withoutMarks(given).split(" ").at(-1) ?? "");
}

function listed({ language }: Speech, persons: readonly Person[]): string {
  const words = persons.map((person) => `*${person}*`);
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What a learner typed must not be taken for the marks that set off Spanish words. */
const unmarked = (text: string) => text.replaceAll("*", "");

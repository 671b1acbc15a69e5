import { comparable, type Person, type Tense, withoutMarks } from "@verbena/spanish";
import type { CauseOf } from "@verbena/spanish/diagnose";
import { shortPersonName } from "#conjugation/person-name.ts";
import type { AskedForm } from "#progress/use-exercises.ts";
import { expectedForm } from "./forms.ts";
import { capitalised, formatList, type Translator } from "./words.ts";

/** Says to which verbs the learner's ending belongs, and which ending is right. */
export function endingLine(
  translator: Translator,
  cause: CauseOf<"wrong-class-ending">,
  exercise: AskedForm<Tense>,
  typed: string,
): string {
  const { t, language } = translator;
  const { origin, given, right } = cause;
  const { verb, tense, answer: form } = exercise;
  const names = { given, verb, right, form };
  const isImperative = tense === "imperativo-afirmativo";
  switch (origin) {
    case "tú-s":
      return t("diagnosis.classEnding.tuS", names);
    case "french":
      return isImperative
        ? t("diagnosis.classEnding.frenchIn", { ...names, tense: t(`diagnosis.inTense.${tense}`) })
        : t("diagnosis.classEnding.french", names);
    case "dutch":
      return t("diagnosis.classEnding.dutch", names);
    case "short-future":
      return t("diagnosis.classEnding.shortFuture", names);
    case "no-verb":
      return inventedEndingLine(translator, cause, exercise);
    default:
  }
  const expected = expectedForm(exercise);
  if (expected?.irregularities.some((kind) => kind.startsWith("strong-"))) {
    return t("diagnosis.regularised.ending", { stem: expected.parts.stem, right, given });
  }
  // In *digue*, the u keeps the sound of the right stem.
  if (isSubjunctive(tense) && beforeEnding(typed, given).endsWith("u")) {
    return t("diagnosis.classEnding.subjunctiveTakes", names);
  }
  const of = formatList(
    language,
    origin.map((verbClass) => `-${verbClass}`),
  );
  if (isSubjunctive(tense)) return t("diagnosis.classEnding.subjunctive", { ...names, of });
  const isFormOfSubjunctive =
    isImperative && exercise.person !== "tú" && exercise.person !== "vosotros";
  return t(`diagnosis.classEnding.${isFormOfSubjunctive ? "imperative" : "class"}`, {
    ...names,
    of,
  });
}

const isSubjunctive = (tense: Tense) =>
  tense === "presente-subjuntivo" || tense === "imperativo-negativo";

const beforeEnding = (typed: string, ending: string) =>
  withoutMarks(comparable(typed)).slice(0, -withoutMarks(ending).length);

function inventedEndingLine(
  { t }: Translator,
  { given, right }: CauseOf<"wrong-class-ending">,
  exercise: AskedForm<Tense>,
): string {
  const { verb, tense, person, answer: form } = exercise;
  if (tense === "futuro-simple" || tense === "condicional-simple") {
    return t("diagnosis.classEnding.ofPerson", {
      Tense: capitalised(t(`diagnosis.inTense.${tense}`)),
      person: person === null ? "" : shortPersonName(person, tense),
      right: right.replace(/^.*r/, ""),
      form,
    });
  }
  const isFirstOrThird = person === "yo" || person === "él";
  if (tense !== "preterito-indefinido" || !isFirstOrThird) {
    return t("diagnosis.classEnding.noVerb", { given, verb, right });
  }
  const endingOf = (other: Person) => expectedForm(exercise, other)?.parts.ending ?? "";
  const [first, third] = [endingOf("yo"), endingOf("él")];
  return t("diagnosis.classEnding.firstAndThird", { given, first, third });
}

/**
 * Explains the vowel of the subjunctive (*escribe* for *escriba*): verbs in -er and -ir take -a, verbs in -ar take -e.
 * Null for an irregular ending.
 */
export function subjunctiveOfClassLine(
  { t, language }: Translator,
  exercise: AskedForm<Tense>,
): string | null {
  const { parts } = expectedForm(exercise) ?? {};
  const classes = parts?.ending === "a" ? ["-er", "-ir"] : ["-ar"];
  if (parts?.ending !== "a" && parts?.ending !== "e") return null;
  return t("diagnosis.classEnding.subjunctiveOfClass", {
    of: formatList(language, classes),
    right: parts.ending,
    form: exercise.answer,
  });
}

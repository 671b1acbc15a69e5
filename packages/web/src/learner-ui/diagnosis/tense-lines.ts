import { type TimeReason, timeReasonsFor } from "@verbena/core/time-reasons";
import { comparable, type Tense, withoutMarks } from "@verbena/spanish";
import { type CauseOf, parseAnswer } from "@verbena/spanish/diagnose";
import type { Translate } from "#i18n/translate.ts";
import type { AskedForm } from "#progress/use-exercises.ts";
import { correctForm, isFormOf, typedForm } from "./forms.ts";
import { timeWithoutCapital } from "./words.ts";

/** Names the tense of the given form and the tense that the sentence asks for. */
export function tenseLines(
  t: Translate,
  cause: CauseOf<"wrong-tense" | "wrong-mood">,
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const { verb } = exercise;
  const whole = correctForm(verb, cause, given);
  const isRealForm = isFormOf(given, whole);
  const form = isRealForm ? typedForm(verb, cause, given) : whole;
  const special = isRealForm ? specialLines(t, cause, exercise, { form, given }) : null;
  if (special) return special;
  if (isRealForm && tellsFinishedFact(exercise) && cause.tense === "preterito-imperfecto") {
    return [t("diagnosis.describes", { form }), asksFinished(t, exercise)];
  }
  if (exercise.tense === "imperativo-negativo" && cause.tense === "imperativo-afirmativo") {
    const fault = faultAfterNo(cause, exercise, given);
    const asks = t(`diagnosis.asks.${fault}`, { form: withNo(exercise) });
    return isRealForm && fault !== "pronounAfterNo" && fault !== "afterNoSubjunctive"
      ? [t("diagnosis.withoutNo", { form: form.replace(/^no /, "") }), asks]
      : [asks];
  }
  const asked = asksTense(t, exercise, cause.tense);
  const notion = isRealForm ? usageOf(cause.tense, exercise) : null;
  if (notion) return [t(`diagnosis.${notion}`, { form: form.replace(/^no /, "") }), asked];
  const tense = t(`diagnosis.inTense.${cause.tense}`);
  const said = isRealForm ? "diagnosis.tense" : "diagnosis.tenseMeant";
  return [t(said, { given, verb, form, tense }), asked];
}

type Typed = { form: string; given: string };

/** Explanations for forms that need more than the name of their tense. Null for all other forms. */
function specialLines(
  t: Translate,
  cause: CauseOf<"wrong-tense" | "wrong-mood">,
  exercise: AskedForm<Tense>,
  { form, given }: Typed,
): string[] | null {
  const { verb, tense, person, answer } = exercise;
  const isPolite = tense === "condicional-simple" && cause.tense === "imperfecto-subjuntivo";
  if (isPolite && politeVerbs.has(verb)) {
    const asked = t(`diagnosis.asked.${tense}`);
    return [
      t("diagnosis.polite", { form }),
      t("diagnosis.asks.wanted", { tense: asked, form: answer }),
    ];
  }
  const isTú = tense === "imperativo-afirmativo" && person === "tú" && cause.person === "tú";
  const isPresent = cause.tense === "presente-indicativo";
  return isTú && isPresent && comparable(given) === `${answer}s`
    ? [t("diagnosis.imperativeTu", { form: answer })]
    : null;
}

/** Verbs whose imperfecto de subjuntivo also makes a polite request: *quisiera* (NGLE § 24.3). */
const politeVerbs: ReadonlySet<string> = new Set(["querer", "deber", "poder"]);

/** The key of a text that says what an affirmative imperative after *no* lacks. */
function faultAfterNo(
  { person }: CauseOf<"wrong-tense" | "wrong-mood">,
  { verb }: AskedForm<Tense>,
  given: string,
) {
  if (!verb.endsWith("se")) return "afterNo";
  const isPronounBefore = parseAnswer(given).pronounsBefore.length > 0;
  if (isPronounBefore) return "afterNoSubjunctive"; // *no te pon*
  const isSubjunctive = person !== "tú" && person !== "vosotros";
  return isSubjunctive
    ? "pronounAfterNo" // *no preocúpese*
    : "afterNoPronoun"; // *no levántate*
}

/** The key of a text that says when the given tense is used. Null if its name says enough. */
function usageOf(given: Tense, { tense, alone }: AskedForm<Tense>) {
  if (tense === "preterito-imperfecto" && given === "preterito-indefinido" && !alone) {
    return "narrates";
  }
  if (tense === "presente-subjuntivo" && given === "presente-indicativo") return "indicative";
  return isAffirmativeForNegative(tense, given) ? "onlyAfterNo" : null;
}

/** Whether the form of the other imperative was given: *hables* where *habla* is asked. */
const isAffirmativeForNegative = (tense: Tense, given: Tense | null) =>
  tense === "imperativo-afirmativo" &&
  (given === "presente-subjuntivo" || given === "imperativo-negativo");

/** Whether a sentence tells a finished fact. */
const tellsFinishedFact = ({ tense, alone }: AskedForm<Tense>) =>
  tense === "preterito-indefinido" && !alone;

/** Names the asked tense. Quotes a time marker only if it excludes the given tense. */
export function asksTense(t: Translate, exercise: AskedForm<Tense>, given: Tense | null): string {
  const { tense, timeMarker: marker, sentence, answer } = exercise;
  const form = withNo(exercise);
  if (tense === "imperativo-negativo") return t("diagnosis.asks.afterNo", { form });
  if (isAffirmativeForNegative(tense, given)) return t("diagnosis.asks.affirmative", { form });
  if (marker !== null && given !== null) {
    const time = timeWithoutCapital(marker, sentence);
    const reason = reasonOf(tense, given, time);
    if (reason) return t(`diagnosis.asks.${reason}`, { time, form });
  }
  const isSituation = tense === "preterito-imperfecto" && given === "preterito-indefinido";
  if (isSituation && !exercise.alone) return t("diagnosis.asks.situation", { form: answer });
  return t("diagnosis.asks.tense", { tense: t(`diagnosis.asked.${tense}`), form });
}

/** The asked form, with *no* if it is a negative imperative. */
export const withNo = ({ tense, answer }: AskedForm<Tense>) =>
  tense === "imperativo-negativo" && !answer.startsWith("no ") ? `no ${answer}` : answer;

/** The first reason why a marker excludes the given tense. Null if it does not: *ayer* allows an imperfecto. */
function reasonOf(tense: Tense, given: Tense, time: string): TimeReason["reason"] | null {
  const found = timeReasonsFor(tense).find(
    ({ only, except, marker }) =>
      (only?.includes(given) ?? true) && !except?.includes(given) && (marker?.test(time) ?? true),
  );
  return found?.reason ?? null;
}

const asksFinished = (t: Translate, { answer: form }: AskedForm<Tense>) =>
  t("diagnosis.asks.finished", { form });

/** Explains *he hablado* or *voy a hablar*: often correct Spanish, but not the asked tense. */
export function compoundLines(
  t: Translate,
  cause: CauseOf<"compound-tense">,
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const { construction, auxiliary } = cause;
  if (construction === "perfect") return perfectLines(t, cause, exercise, given);
  const isCorrect = isCorrectSpanish(cause, given);
  if (isCorrect && isCorrectToo(cause, exercise)) {
    const simple = t("diagnosis.asks.simple", { form: exercise.answer });
    return [t("diagnosis.compound.correctToo", { form: given }), simple];
  }
  if (construction === "near-future" && /^vamos a /.test(given) && isLetUs(exercise)) {
    const asked = t(`diagnosis.asked.${exercise.tense}`);
    const asks = t("diagnosis.asks.wanted", { tense: asked, form: exercise.answer });
    return [t("diagnosis.compound.letUs", { form: given }), asks];
  }
  const asked =
    construction === "progressive"
      ? t("diagnosis.asks.without", { auxiliary: auxiliary.verb, form: exercise.answer })
      : asksTense(t, exercise, null);
  const said = isCorrect ? construction : (`${construction}Like` as const);
  return [t(`diagnosis.compound.${said}`, { form: given }), asked];
}

/** Whether a sentence of the asked tense can also have the construction: *voy a hablar* for *hablaré*. */
function isCorrectToo(
  { construction, auxiliary }: CauseOf<"compound-tense">,
  { tense, timeMarker }: AskedForm<Tense>,
): boolean {
  if (construction === "near-future") return tense === "futuro-simple";
  return (
    construction === "progressive" &&
    tense === "preterito-imperfecto" &&
    auxiliary.word.startsWith("estab") &&
    !(timeMarker !== null && habitMarker.test(timeMarker.toLowerCase()))
  );
}

/** Markers of a habit. A habit cannot have *estoy hablando*. */
const habitMarker =
  /^(?:cada|tod[oa]s|siempre|los|las|antes|a menudo|a veces|de \S+|normalmente)\b/;

const isLetUs = ({ tense, person }: AskedForm<Tense>) =>
  tense === "imperativo-afirmativo" && person === "nosotros";

/** Whether the construction is correct as typed; the near future is *ir a* in the presente. */
function isCorrectSpanish(
  { construction, auxiliary, main }: CauseOf<"compound-tense">,
  given: string,
): boolean {
  if (construction === "recent-past") return auxiliary.verb === "acabar";
  if (construction === "obligation") return !/^ten\S* [^q]/.test(given);
  if (construction === "near-future") {
    return /(?:^| )(?:voy|vas|va|vamos|vais|van) a \S+r(?:[mts]e|n?os)?$/.test(given);
  }
  const isEstar = /^est(?:oy|ás|á|amos|áis|án|ab\w+|ábamos)$/.test(auxiliary.word);
  if (!isEstar || main === null) return false;
  return main.word === correctForm(main.verb, { tense: "gerundio", person: null }, main.word);
}

function perfectLines(
  t: Translate,
  { auxiliary }: CauseOf<"compound-tense">,
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const form = exercise.answer;
  const isPast = exercise.tense === "preterito-indefinido";
  if (auxiliary.verb !== "haber") {
    const first = t("diagnosis.compound.otherAuxiliary", { form, auxiliary: auxiliary.verb });
    return isPast ? [first, t("diagnosis.compound.noteForEtreSpeakers")] : [first];
  }
  const linksToNow = /^(?:h?e|h?as?|h?emos|h?an|habeis|habemos)$/.test(
    withoutMarks(auxiliary.word),
  );
  if (!tellsFinishedFact(exercise)) {
    const isPast = linksToNow && !exercise.alone && exercise.tense !== "preterito-imperfecto";
    const said = isPast ? "diagnosis.compound.past" : "diagnosis.compound.perfectLike";
    const asked = asksTense(t, exercise, linksToNow ? "preterito-indefinido" : null);
    return [t(said, { form: given }), asked];
  }
  const first = linksToNow
    ? t("diagnosis.compound.perfect", { form: given })
    : t("diagnosis.compound.perfectLike", { form: given });
  const lines = [`${first} ${asksFinished(t, exercise)}`];
  return linksToNow ? [...lines, t("diagnosis.compound.note")] : lines;
}

import { moodOf } from "@verbena/core/conjugation/mood";
import type { CauseOf } from "@verbena/core/diagnosis/cause";
import { withoutMarks } from "@verbena/core/grading/normalise";
import type { Tense } from "@verbena/core/vocabulary";
import type { Translate } from "#i18n/translate.ts";
import type { AskedForm } from "#progress/use-exercises.ts";
import { correctForm, isFormOf } from "./forms.ts";
import { timeWithoutCapital } from "./words.ts";

/** Names the tense of the given form and the tense that the sentence asks for. */
export function tenseLines(
  t: Translate,
  cause: CauseOf<"wrong-tense" | "wrong-mood">,
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const { verb } = exercise;
  const form = correctForm(verb, cause, given);
  const isRealForm = isFormOf(given, form);
  if (isRealForm && asksNarrative(exercise) && cause.tense === "preterito-imperfecto") {
    return [t("diagnosis.describes", { form }), asksFinished(t, exercise)];
  }
  const asked = asksTense(t, exercise, cause.tense);
  const notion = isRealForm ? notionOf(cause.tense, exercise) : null;
  if (notion) return [t(`diagnosis.${notion}`, { form: form.replace(/^no /, "") }), asked];
  // *te levanta* for *no te levantes*
  if (notionOf(cause.tense, exercise) === "withoutNo") return [asked];
  const tense = t(`diagnosis.inTense.${cause.tense}`);
  const said = isRealForm ? "diagnosis.tense" : "diagnosis.tenseMeant";
  return [t(said, { given, verb, form, tense }), asked];
}

/** When the given form is used, where this says more than the name of its tense. */
function notionOf(given: Tense, { tense, alone }: AskedForm<Tense>) {
  if (tense === "preterito-imperfecto" && given === "preterito-indefinido" && !alone) {
    return "narrates";
  }
  if (tense === "presente-subjuntivo" && given === "presente-indicativo") return "indicative";
  if (tense === "imperativo-negativo" && given === "imperativo-afirmativo") return "withoutNo";
  return isAffirmativeForNegative(tense, given) ? "onlyAfterNo" : null;
}

/** *hables* where *habla* is asked */
const isAffirmativeForNegative = (tense: Tense, given: Tense | null) =>
  tense === "imperativo-afirmativo" &&
  (given === "presente-subjuntivo" || given === "imperativo-negativo");

/** Tenses that cannot be used with *ayer*. */
const nonPastTenses: ReadonlySet<Tense> = new Set<Tense>([
  "presente-indicativo",
  "futuro-simple",
  "presente-subjuntivo",
  "imperativo-afirmativo",
]);

/** Whether a sentence tells a finished fact. */
const asksNarrative = ({ tense, alone }: AskedForm<Tense>) =>
  tense === "preterito-indefinido" && !alone;

/** Names the tense that is asked. Quotes a time marker only if it excludes the given tense. */
export function asksTense(t: Translate, exercise: AskedForm<Tense>, given: Tense | null): string {
  const { tense, timeMarker: marker, sentence, answer } = exercise;
  const form = withNo(exercise);
  if (tense === "imperativo-negativo") {
    const movesPronoun =
      given === "imperativo-afirmativo" && /^(?:no )?\S+ \S+$/.test(form.slice(3));
    return t(`diagnosis.asks.${movesPronoun ? "afterNoPronoun" : "afterNo"}`, { form });
  }
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

/** The form after the *no* that the sentence of a negative imperative has. */
const withNo = ({ tense, answer }: AskedForm<Tense>) =>
  tense === "imperativo-negativo" && !answer.startsWith("no ") ? `no ${answer}` : answer;

/** Why a marker excludes the given tense; null if it does not: *ayer* allows an imperfecto. */
function reasonOf(tense: Tense, given: Tense, time: string) {
  switch (tense) {
    case "preterito-indefinido":
      return nonPastTenses.has(given) && pastMarker.test(time) ? "past" : null;
    case "presente-indicativo":
      return !nonPastTenses.has(given) && /^ahora(?: mismo)?$/.test(time) ? "now" : null;
    case "preterito-imperfecto":
      if (given === "preterito-indefinido") return "habit";
      return nonPastTenses.has(given) && pastPeriod.test(time) ? "past" : null;
    case "futuro-simple":
      return given === "presente-indicativo" ? null : "ahead";
    case "condicional-simple":
      if (!given.startsWith("imperfecto-subjuntivo")) return "conditional";
      return time.startsWith("si ") ? "withSi" : null;
    case "presente-subjuntivo":
      return moodOf[given] === "subjunctive" ? null : "mood";
    default:
      return null;
  }
}

const pastPeriod = /^(?:antes|antiguamente|de \S+|en aquel.*)$/;

const pastMarker =
  /^(?:ayer|anteayer|anoche|hace |aquel|en (?:1\d|20)\d\d|la otra (?:tarde|noche|mañana)|el otro día)|\bpasad[oa]s?$|\bayer$/;

const asksFinished = (t: Translate, { answer: form }: AskedForm<Tense>) =>
  t("diagnosis.asks.finished", { form });

/** For *he hablado* or *voy a hablar*: often correct Spanish, but not the tense that is asked for. */
export function compoundLines(
  t: Translate,
  cause: CauseOf<"compound-tense">,
  exercise: AskedForm<Tense>,
  given: string,
): string[] {
  const { construction, auxiliary } = cause;
  if (construction === "perfect") return perfectLines(t, cause, exercise, given);
  const asked =
    construction === "progressive"
      ? t("diagnosis.asks.without", { auxiliary: auxiliary.verb, form: exercise.answer })
      : asksTense(t, exercise, null);
  const said = isCorrectSpanish(cause, given) ? construction : (`${construction}Like` as const);
  return [t(`diagnosis.compound.${said}`, { form: given }), asked];
}

/** Whether the construction is correct as typed; the near future is *ir a* in the presente. */
function isCorrectSpanish(
  { construction, auxiliary, main }: CauseOf<"compound-tense">,
  given: string,
): boolean {
  if (construction === "recent-past") return auxiliary.verb === "acabar";
  if (construction === "near-future") {
    return /(?:^| )(?:voy|vas|va|vamos|vais|van) a \S+r(?:[mts]e|n?os)?$/.test(given);
  }
  const isEstar = /^est(?:oy|ás|á|amos|áis|án|ab\w+|ábamos)$/.test(auxiliary.word);
  return (
    isEstar && main.word === correctForm(main.verb, { tense: "gerundio", person: null }, main.word)
  );
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
    return isPast ? [first, t("diagnosis.compound.noteBeing")] : [first];
  }
  const linksToNow = /^(?:h?e|h?as?|h?emos|h?an|habeis|habemos)$/.test(
    withoutMarks(auxiliary.word),
  );
  if (!asksNarrative(exercise)) {
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

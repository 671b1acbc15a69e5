import type { CauseOf } from "@verbena/core/diagnosis/cause";
import { withoutMarks } from "@verbena/core/grading/normalise";
import type { Tense } from "@verbena/core/vocabulary";
import type { Translate } from "#i18n/translate.ts";
import type { AskedForm } from "#progress/use-exercises.ts";
import { correctForm, isFormOf } from "./forms.ts";
import { withoutSentenceCapital } from "./words.ts";

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
  const tense = t(`diagnosis.inTense.${cause.tense}`);
  const said = isRealForm ? "diagnosis.tense" : "diagnosis.tenseMeant";
  return [t(said, { given, verb, form, tense }), asksTense(t, exercise, cause.tense)];
}

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

/** Quotes a time marker only if it excludes the given tense: *ayer* allows an imperfecto. */
export function asksTense(t: Translate, exercise: AskedForm<Tense>, given: Tense | null): string {
  const { tense, timeMarker: marker, sentence, answer: form } = exercise;
  if (marker !== null && given !== null) {
    const time = withoutSentenceCapital(marker, sentence);
    const isPast = tense === "preterito-indefinido" && nonPastTenses.has(given);
    if (isPast && pastMarker.test(time)) return t("diagnosis.asks.past", { time, form });
    const isNow = tense === "presente-indicativo" && !nonPastTenses.has(given);
    if (isNow && /^ahora(?: mismo)?$/.test(time)) return t("diagnosis.asks.now", { time, form });
  }
  return t("diagnosis.asks.tense", { tense: t(`diagnosis.asked.${tense}`), form });
}

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
  if (!asksNarrative(exercise)) {
    const said = exercise.alone ? "diagnosis.compound.perfectLike" : "diagnosis.compound.past";
    return [t(said, { form: given }), asksTense(t, exercise, null)];
  }
  const linksToNow = /^(?:h?e|h?as?|h?emos|h?an|habeis|habemos)$/.test(
    withoutMarks(auxiliary.word),
  );
  const first = linksToNow
    ? t("diagnosis.compound.perfect", { form: given })
    : t("diagnosis.compound.perfectLike", { form: given });
  const lines = [`${first} ${asksFinished(t, exercise)}`];
  return linksToNow ? [...lines, t("diagnosis.compound.note")] : lines;
}

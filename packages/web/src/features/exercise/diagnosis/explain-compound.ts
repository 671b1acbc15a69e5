import { auxiliaryTense } from "@verbena/core/conjugation/compound-tenses";
import { diagnoseCompound, type WrongPart } from "@verbena/core/diagnosis/diagnose-compound";
import type { CompoundTense, Tense } from "@verbena/core/vocabulary";
import type { AskedForm } from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import { correctForm, isFormOf } from "./forms.ts";
import { compoundLines } from "./tense-lines.ts";
import { type Translator, timeWithoutCapital } from "./words.ts";

/**
 * Explains a wrong compound form by its parts: first what is wrong with the pronoun and *haber*, then with the
 * participle.
 */
export function explainCompound(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  given: string,
): string[] {
  const parts = diagnoseCompound({ ...asked, given });
  const [lines = [], ...others] = parts.map((part) => partLines(translator, asked, part));
  if (lines.length === 0) return [translator.t("diagnosis.haber.both", { form: asked.answer })];
  return [...lines.slice(0, others.length > 0 ? 1 : 2), ...others.flat()].slice(0, 2);
}

function partLines(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  wrong: WrongPart,
): string[] {
  switch (wrong.part) {
    case "whole":
      return wholeLines(translator, asked, wrong);
    case "participle":
      return participleLines(translator, asked, wrong);
    default:
      return haberLines(translator, asked, wrong);
  }
}

/** For *hablé*, *hablado*, and *voy a hablar* in place of *he hablado*. */
function wholeLines(
  { t }: Translator,
  asked: AskedForm<CompoundTense>,
  { given, causes }: WrongPart,
): string[] {
  const [cause] = causes;
  const simple = simpleOf(asked);
  if (cause?.code === "compound-tense" && simple) {
    return [...compoundLines(t, cause, simple, given).slice(0, 1), asksCompound({ t }, asked)];
  }
  if (
    cause?.code !== "wrong-tense" &&
    cause?.code !== "wrong-mood" &&
    cause?.code !== "non-finite"
  ) {
    return [];
  }
  const cell =
    cause.code === "non-finite"
      ? { tense: cause.form, person: null }
      : { tense: cause.tense, person: cause.person };
  const form = correctForm(asked.verb, cell, given);
  const tense = t(`diagnosis.inTense.${cell.tense}`);
  const said = cause.code === "non-finite" ? "diagnosis.nonFiniteForm" : "diagnosis.tense";
  return isFormOf(given, form)
    ? [t(said, { form, tense }), asksCompound({ t }, asked)]
    : [asksCompound({ t }, asked)];
}

/** Quotes a time marker, which always links to the present with a perfecto. */
function asksCompound(
  { t }: Pick<Translator, "t">,
  { tense, timeMarker, sentence, answer: form }: AskedForm<CompoundTense>,
): string {
  if (tense !== "preterito-perfecto" || timeMarker === null) {
    return t("diagnosis.haber.both", { form });
  }
  return t("diagnosis.asks.open", { time: timeWithoutCapital(timeMarker, sentence), form });
}

function participleLines(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  { given, right: answer, causes }: WrongPart,
): string[] {
  const { t } = translator;
  const verb = asked.verb.replace(/(?<=[aeií]r)se$/, "");
  if (causes.length === 0) return [t("diagnosis.haber.agreement", { form: answer })];
  const participle = { ...asked, verb, tense: "participio", person: null, answer } as const;
  const lines = causeLines(translator, causes, participle, given);
  return lines.length > 0 ? lines : [t("diagnosis.haber.participle", { verb, right: answer })];
}

function haberLines(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  { part, given, right, causes }: WrongPart,
): string[] {
  const { t } = translator;
  const simple = simpleOf(asked);
  const [cause] = causes;
  if (simple === null) return [];
  if (part === "pronoun") return causeLines(translator, causes, simple, given);
  const form = asked.answer;
  if (cause?.code === "wrong-verb") {
    const lines = [t("diagnosis.haber.auxiliary", { other: cause.verb, form })];
    const isBeing = cause.verb === "ser" || cause.verb === "estar";
    return isBeing ? [...lines, t("diagnosis.haber.noteBeing")] : lines;
  }
  if (cause?.code === "wrong-tense" || cause?.code === "wrong-mood") {
    return [t("diagnosis.haber.tense", { tense: t(`diagnosis.inTense.${simple.tense}`), form })];
  }
  // As an auxiliary haber has all persons.
  return causeLines(
    translator,
    causes,
    { ...simple, verb: "haber", answer: right, alone: true },
    given,
  );
}

/** The question in the tense of *haber*; null for *haber hablado*. */
function simpleOf(asked: AskedForm<CompoundTense>): AskedForm<Tense> | null {
  const tense = auxiliaryTense[asked.tense];
  return tense === "infinitivo" ? null : { ...asked, tense };
}

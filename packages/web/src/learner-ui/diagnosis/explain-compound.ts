import { timeReasonsFor } from "@verbena/core/time-reasons";
import { auxiliaryTense, type CompoundTense, moodOf, type Tense } from "@verbena/spanish";
import type { Cause, CauseOf, Cell, WrongPart } from "@verbena/spanish/diagnose";
import type { AskedForm } from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import { askedPerson, correctForm, expectedForm, isFormOf, typedForm } from "./forms.ts";
import { compoundLines } from "./tense-lines.ts";
import { type Translator, timeWithoutCapital } from "./words.ts";

/**
 * Explains a wrong compound form by its parts: first what is wrong with the pronoun and *haber*, then with the
 * participle.
 */
export function explainCompound(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  parts: readonly WrongPart[],
): string[] {
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

/** Explains an answer without *haber*: *hablé*, *hablado*, or *voy a hablar* in place of *he hablado*. */
function wholeLines(
  { t, language }: Translator,
  asked: AskedForm<CompoundTense>,
  { given, causes }: WrongPart,
): string[] {
  const [cause] = causes;
  const simple = simpleOf(asked);
  const form = asked.answer;
  if (cause?.code === "compound-tense" && simple) {
    return [...compoundLines(t, cause, simple, given).slice(0, 1), asksCompound({ t }, asked)];
  }
  if (cause?.code === "non-finite" && cause.form === "participio") {
    return [t("diagnosis.haber.missing", { given, form })];
  }
  if (cause !== undefined && simple && isAboutWords(cause)) {
    const aboutForm = { ...simple, answer: form };
    return causeLines({ t, language }, causes, aboutForm, given);
  }
  if (
    cause?.code !== "wrong-tense" &&
    cause?.code !== "wrong-mood" &&
    cause?.code !== "non-finite"
  ) {
    return [];
  }
  const cell = cellOf(cause);
  const said = cause.code === "non-finite" ? "diagnosis.nonFiniteForm" : "diagnosis.tense";
  if (cell === null || !isFormOf(given, correctForm(asked.verb, cell, given))) {
    return [asksCompound({ t }, asked)];
  }
  const typed = typedForm(asked.verb, cell, given);
  const tense = t(`diagnosis.inTense.${cell.tense}`);
  return [t(said, { form: typed, tense }), asksCompound({ t }, asked)];
}

/** The tense and person of the given form. Null for a finite form in place of a participle or gerundio. */
function cellOf(cause: CauseOf<"wrong-tense" | "wrong-mood" | "non-finite">): Cell | null {
  if (cause.code !== "non-finite") return { tense: cause.tense, person: cause.person };
  return cause.form === "finite" || cause.form === "adjective"
    ? null
    : { tense: cause.form, person: null };
}

/** Whether a cause is about too many words or their order: *ya he hablado*, *me no he levantado*. */
const isAboutWords = ({ code }: Cause) => code === "typo" || code === "pronoun";

/** Quotes the time marker, if there is one, with the family's reason for its tense. */
function asksCompound(
  { t }: Pick<Translator, "t">,
  { tense, timeMarker, sentence, answer: form }: AskedForm<CompoundTense>,
): string {
  if (timeMarker === null) return t("diagnosis.haber.both", { form });
  const [{ reason } = { reason: "with" as const }] = timeReasonsFor(tense);
  return t(`diagnosis.asks.${reason}`, { time: timeWithoutCapital(timeMarker, sentence), form });
}

function participleLines(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  { given, right: answer, causes }: WrongPart,
): string[] {
  const { t } = translator;
  const verb = asked.verb.replace(/([aeií]r)se$/, "$1");
  const [cause] = causes;
  if (cause?.code === "compound-tense") {
    const { word } = cause.auxiliary;
    return [t("diagnosis.haber.noParticiple", { given: word, form: asked.answer })];
  }
  if (cause?.code === "non-finite" && cause.form === "finite") {
    const right = t("diagnosis.haber.participle", { verb, right: answer });
    return [t("diagnosis.finite", { form: given }), right];
  }
  const usual = expectedForm({ verb, tense: "participio", person: null })?.form;
  const others = usual === answer ? {} : { usual };
  const participle = {
    ...asked,
    ...others,
    verb,
    tense: "participio",
    person: null,
    answer,
  } as const;
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
  if (cause?.code === "compound-tense" && cause.auxiliary.verb !== "haber") {
    const { verb: other } = cause.auxiliary;
    const lines = [t("diagnosis.haber.auxiliary", { other, form })];
    const isBeing = other === "ser" || other === "estar";
    return isBeing ? [...lines, t("diagnosis.haber.noteForEtreSpeakers")] : lines;
  }
  if (cause?.code === "wrong-mood") {
    const askedMood = moodOf[simple.tense] === "subjunctive" ? "subjunctive" : "indicative";
    return [t(`diagnosis.haber.${askedMood}`, { given, form })];
  }
  if (cause?.code === "wrong-tense") {
    return [t("diagnosis.haber.tense", { tense: t(`diagnosis.inTense.${simple.tense}`), form })];
  }
  if (cause !== undefined && !isNamingEnough(cause, causes)) {
    return [t("diagnosis.haber.form", { person: askedPerson(asked), right, form })];
  }
  // As an auxiliary, *haber* has all persons. Alone, it has only *hay*.
  return causeLines(
    translator,
    causes,
    { ...simple, verb: "haber", answer: right, alone: true },
    given,
  );
}

/**
 * Whether naming the mistake is enough: a form of another person, a mark, or a letter. *A* for *han* has two mistakes
 * at once.
 */
function isNamingEnough({ code }: Cause, causes: readonly Cause[]): boolean {
  if (code === "wrong-person") return causes.every((other) => other.code !== "typo");
  return code === "accent" || code === "typo" || code === "pronoun" || code === "non-finite";
}

/** The question for the form of *haber*, in its simple tense. Null for *haber hablado*. */
function simpleOf(asked: AskedForm<CompoundTense>): AskedForm<Tense> | null {
  const tense = auxiliaryTense[asked.tense];
  return tense === "infinitivo" ? null : { ...asked, tense };
}

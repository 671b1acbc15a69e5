import { auxiliaryTense } from "@verbena/core/conjugation/compound-tenses";
import { verbOf } from "@verbena/core/conjugation/verb";
import { diagnoseCompound, type WrongPart } from "@verbena/core/diagnosis/diagnose-compound";
import type { CompoundTense, Tense } from "@verbena/core/vocabulary";
import type { AskedForm } from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import type { Translator } from "./words.ts";

/**
 * Explains a wrong compound form by its parts: first what is wrong with *haber* and its pronoun, then with the
 * participle.
 */
export function explainCompound(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  given: string,
): string[] {
  const parts = diagnoseCompound({ ...asked, given });
  const lines = parts.map((part) => partLines(translator, asked, part));
  if (lines.length === 2) return lines.flatMap((ofPart) => ofPart.slice(0, 1));
  return lines[0] ?? [translator.t("diagnosis.haber.both", { form: asked.answer })];
}

function partLines(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  { part, given, right: answer, causes }: WrongPart,
): string[] {
  const base = asked.verb.replace(/(?<=[aeií]r)se$/, "");
  if (part === "participle") {
    if (causes.length === 0) return [translator.t("diagnosis.haber.agreement", { form: answer })];
    const participle = { ...asked, verb: base, tense: "participio", person: null, answer } as const;
    return causeLines(translator, causes, participle, given);
  }
  const tense = auxiliaryTense[asked.tense];
  if (tense === "infinitivo") return [];
  const haber = verbOf("haber", base !== asked.verb).infinitive;
  const code = causes[0]?.code;
  // A wrong pronoun is explained with the verb that needs it.
  const explained: AskedForm<Tense> = {
    ...asked,
    verb: code === "pronoun" ? asked.verb : haber,
    tense,
    answer,
  };
  const lines = causeLines(translator, causes, explained, given);
  // The meaning of *haber* does not help here.
  return code === "wrong-verb" ? lines.slice(0, 1) : lines;
}

import {
  auxiliaryOf,
  auxiliaryTense,
  type CompoundTense,
} from "@verbena/core/conjugation/compound-tenses";
import { conjugate } from "@verbena/core/conjugation/conjugate";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import { verbOf } from "@verbena/core/conjugation/verb";
import { comparable, withoutPunctuation } from "@verbena/core/grading/normalise";
import type { Tense } from "@verbena/core/vocabulary";
import type { AskedForm } from "#progress/use-exercises.ts";
import { causeLines } from "./cause-lines.ts";
import { causesOf } from "./forms.ts";
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
  const verb = readInfinitive(asked.verb);
  if ("problem" in verb) return [];
  const words = withoutPunctuation(comparable(given)).split(" ");
  const participle = words.at(-1) ?? "";
  const auxiliary = words.slice(0, -1).join(" ");
  const both = [translator.t("diagnosis.haber.both", { form: asked.answer })];
  if (auxiliary === "") return both;
  const first = auxiliaryLines(translator, asked, verb, auxiliary);
  const second = participleLines(translator, asked, verb, participle);
  if (first.length > 0 && second.length > 0) return [...first.slice(0, 1), ...second.slice(0, 1)];
  return first.length + second.length > 0 ? [...first, ...second] : both;
}

/** *Haber* is diagnosed as a verb of its own. A wrong pronoun is explained with the verb that needs it. */
function auxiliaryLines(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  verb: Infinitive,
  given: string,
): string[] {
  const answer = auxiliaryOf(verb, asked.tense, asked.person);
  if (answer === undefined || given === answer) return [];
  const tense = auxiliaryTense[asked.tense];
  if (tense === "infinitivo") return [];
  const haber = verbOf("haber", verb.reflexive).infinitive;
  const part: AskedForm<Tense> = { ...asked, verb: haber, tense, answer };
  const causes = causesOf(part, given);
  const code = causes[0]?.code;
  const explained = { ...part, verb: code === "pronoun" ? asked.verb : haber };
  const lines = causeLines(translator, causes, explained, given);
  // The meaning of *haber* does not help here.
  return code === "wrong-verb" ? lines.slice(0, 1) : lines;
}

function participleLines(
  translator: Translator,
  asked: AskedForm<CompoundTense>,
  { base }: Infinitive,
  given: string,
): string[] {
  const [form] = conjugate(verbOf(base, false), "participio");
  if (form === undefined || [form.form, ...form.also].includes(given)) return [];
  const { form: answer } = form;
  if (given.replace(/(?:a|os|as)$/, "o") === answer) {
    return [translator.t("diagnosis.haber.agreement", { form: answer })];
  }
  const part: AskedForm<Tense> = {
    ...asked,
    verb: base,
    tense: "participio",
    person: null,
    answer,
  };
  return causeLines(translator, causesOf(part, given), part, given);
}

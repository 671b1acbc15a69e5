import { auxiliaryOf, auxiliaryTense } from "../conjugation/compound-tenses.ts";
import { conjugate } from "../conjugation/conjugate.ts";
import { readInfinitive } from "../conjugation/infinitive.ts";
import { verbOf } from "../conjugation/verb.ts";
import { comparable, withoutPunctuation } from "../grading/normalise.ts";
import type { CompoundTense, Person } from "../vocabulary.ts";
import type { Cause } from "./cause.ts";
import { diagnose } from "./diagnose.ts";

export type CompoundQuestion = {
  verb: string;
  tense: CompoundTense;
  /** null in infinitivo and gerundio compuesto. */
  person: Person | null;
  /** The learner's answer: any text. */
  given: string;
};

/** A wrong part of a compound form: what was typed, the right answer, and why it is wrong. */
export type WrongPart = {
  part: "auxiliary" | "participle";
  given: string;
  right: string;
  /** Empty if the participle only agrees, as in French: *he hablada*. */
  causes: readonly Cause[];
};

/**
 * The wrong parts of a compound form, first *haber* with its pronoun, then the participle. Empty if the answer
 * lacks a part.
 *
 * @example diagnoseCompound({ verb: "abrir", tense: "preterito-perfecto", person: "yo", given: "has abrido" })
 *   // [{ part: "auxiliary", given: "has", right: "he", … }, { part: "participle", given: "abrido", … }]
 */
export function diagnoseCompound({ verb, tense, person, given }: CompoundQuestion): WrongPart[] {
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) return [];
  const words = withoutPunctuation(comparable(given)).split(" ");
  const participle = words.pop() ?? "";
  const auxiliary = words.join(" ");
  const rightAuxiliary = auxiliaryOf(infinitive, tense, person);
  const [form] = conjugate(verbOf(infinitive.base, false), "participio");
  if (auxiliary === "" || rightAuxiliary === undefined || form === undefined) return [];
  const parts: WrongPart[] = [];
  const simple = auxiliaryTense[tense];
  if (auxiliary !== rightAuxiliary && simple !== "infinitivo") {
    const haber = verbOf("haber", infinitive.reflexive).infinitive;
    const question = { verb: haber, tense: simple, person: person ?? "yo", given: auxiliary };
    const causes = diagnose({ ...question, wanted: rightAuxiliary });
    parts.push({ part: "auxiliary", given: auxiliary, right: rightAuxiliary, causes });
  }
  if (![form.form, ...form.also].includes(participle)) {
    const question = { verb: infinitive.base, tense: "participio", person: "yo" } as const;
    const causes = agrees(participle, form.form)
      ? []
      : diagnose({ ...question, given: participle, wanted: form.form });
    parts.push({ part: "participle", given: participle, right: form.form, causes });
  }
  return parts;
}

const agrees = (given: string, participle: string) =>
  given.replace(/(?:a|os|as)$/, "o") === participle;

import type { Cause } from "./cause.ts";
import type { Attempt } from "./interpretation.ts";
import { findTypo } from "./typo.ts";

/**
 * Recognises an adjective in the place of a participle, and an irregular participle with the vowel of the infinitive (*volto*), or nearly that of another language
 * (*aperto*, *coberto*); null for any other answer.
 */
export function irregularParticiple({
  tense,
  forms,
  rightAnswers,
  answer,
}: Attempt): readonly Cause[] | null {
  const right = forms.formAt(tense, null);
  const word = answer.single?.word;
  if (tense !== "participio" || !right || word === undefined) return null;
  if (adjectives[forms.verb.base] === word.replace(/(?:a|os|as)$/, "o")) {
    return [{ code: "non-finite", form: "adjective" }];
  }
  for (const { text } of rightAnswers) {
    const change = changes.find(({ to }) => text.includes(to));
    if (!change || !right.whole.irregularities.includes("irregular-participle")) continue;
    const { from, to, irregularity } = change;
    const unchanged = text.replace(to, from);
    if (word === unchanged) return [{ code: "missed-stem-change", irregularity, from, to }];
    if (findTypo(word, unchanged)) {
      const { stem, ending, whole } = right;
      const given = { stem: word, ending: "" };
      const { irregularities } = whole;
      return [
        { code: "regularised", what: "form", irregularities, given, right: { stem, ending } },
      ];
    }
  }
  return null;
}

/** Adjectives that learners use as participles, mostly like the form of yo: *he limpio*. */
const adjectives: Readonly<Record<string, string>> = {
  completar: "completo",
  despertar: "despierto",
  limpiar: "limpio",
  llenar: "lleno",
  secar: "seco",
  soltar: "suelto",
  vaciar: "vacío",
};

const changes = [
  { irregularity: "o-ue", from: "o", to: "ue" },
  { irregularity: "e-ie", from: "e", to: "ie" },
] as const;

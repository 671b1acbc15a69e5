import type { Infinitive } from "../conjugation/infinitive.ts";
import { withoutMarks } from "../grading/normalise.ts";
import type { Person, Tense } from "../tenses.ts";
import type { Cause, TypoCause } from "./cause.ts";
import { diagnose } from "./diagnose.ts";

type AuxiliaryQuestion = {
  /** *haber*, or *haberse* in *haberse levantado*. */
  verb: Infinitive;
  tense: Tense;
  person: Person | null;
  given: string;
  /** The right form of *haber*. */
  right: string;
  /** The participle as typed, and its verb. */
  main: { word: string; verb: string } | null;
};

/** The causes of a wrong form of *haber*; another verb in its place is a cause of the compound tense. */
export function auxiliaryCauses(question: AuxiliaryQuestion): readonly Cause[] {
  const { given, main } = question;
  const causes = diagnoseHaber(question, given);
  const [first] = causes;
  if (first?.code === "wrong-verb" && given.length > 1) {
    return [compoundCause({ word: given, verb: first.verb }, main), ...causes.slice(1)];
  }
  if (first?.code !== "unknown" && first?.code !== "wrong-verb") return causes;
  if (foreignAuxiliaries.has(given)) {
    return [compoundCause({ word: given, verb: "haber" }, main)];
  }
  return withoutHCauses(question) ?? inventedCauses(question) ?? [{ code: "unknown" }];
}

const diagnoseHaber = ({ verb, tense, person, right }: AuxiliaryQuestion, given: string) =>
  diagnose({ verb: verb.infinitive, tense, person: person ?? "yo", given, wanted: right });

export const compoundCause = (
  auxiliary: { word: string; verb: string },
  main: { word: string; verb: string } | null,
): Cause => ({ code: "compound-tense", construction: "perfect", auxiliary, main });

/** Forms of avoir, hebben, and have. */
const foreignAuxiliaries = new Set("ai avons avez ont heb hebt heeft hebben have had".split(" "));

/** *a*, *emos*, *avemos*: a form of haber without its h, or with v: *haveis*. */
function withoutHCauses(question: AuxiliaryQuestion): readonly Cause[] | null {
  const { given, right } = question;
  if (given.startsWith("h") && !given.includes("v")) return null;
  const spelled = given.replace(/^(?!h)/, "h").replaceAll("v", "b");
  const typo: TypoCause =
    given.includes("v") || withoutMarks(spelled) !== withoutMarks(right)
      ? { code: "typo", edit: "same-sound", given, right }
      : { code: "typo", edit: "silent-h", given: "", right: "h" };
  if (spelled === right) return [typo];
  const invented = inventedCauses({ ...question, given: spelled });
  if (invented) return [...invented, typo];
  const causes = diagnoseHaber(question, spelled).filter(({ code }) => code !== "accent");
  return causes.some(({ code }) => code === "unknown" || code === "typo")
    ? null
    : [...causes, typo];
}

/** Endings on the h of *he*, *has*, *ha*: *hais* for *habéis*. */
const inventedEndings: Partial<Record<Person, RegExp>> = {
  nosotros: /^h[ae]mos$/,
  vosotros: /^h(?:[aáeé]?is|ab[aá]is)$/,
  ellos: /^hen$/,
};

function inventedCauses({ tense, person, given, right }: AuxiliaryQuestion): Cause[] | null {
  if (tense !== "presente-indicativo" || person === null) return null;
  if (!inventedEndings[person]?.test(given)) return null;
  return [
    {
      code: "regularised",
      what: "form",
      irregularities: ["suppletive"],
      given: { stem: "h", ending: given.slice(1) },
      right: { stem: "h", ending: right.slice(1) },
    },
  ];
}

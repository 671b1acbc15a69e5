import { conjugate, readInfinitive, type Tense } from "@verbena/spanish";
import type { CauseOf, StemChangeCause } from "@verbena/spanish/diagnose";
import type { Translate } from "#i18n/translate.ts";
import type { AskedForm } from "#progress/use-exercises.ts";
import { expectedForm } from "./forms.ts";
import { capitalised } from "./words.ts";

/** Names the irregular ending or stem, or the whole form if the stem is a single letter. */
export function regularisedLine(
  t: Translate,
  { given, right, irregularities }: CauseOf<"regularised">,
  exercise: AskedForm<Tense>,
): string {
  const { verb, tense } = exercise;
  const names = { verb, Verb: capitalised(verb), right: exercise.answer };
  if (irregularities.includes("irregular-participle")) {
    return t("diagnosis.regularised.participle", names);
  }
  if (tense === "imperativo-afirmativo" && /^(?:ir|ser)(?:se)?$/.test(verb)) {
    return t("diagnosis.regularised.imperative", names);
  }
  if (irregularities.includes("short-imperative")) return t("diagnosis.regularised.short", names);
  const byYo = stemFromYo(t, exercise);
  if (byYo) return byYo;
  if (tense === "preterito-imperfecto" && /ver(?:se)?$/.test(verb)) {
    return t("diagnosis.regularised.keepsE", names);
  }
  // The forms of ser have no common stem to name: *sees* for *seas*.
  const isWhole = irregularities.includes("suppletive") && tense === "presente-subjuntivo";
  if (!isWhole && soundOf(given.stem) === soundOf(right.stem) && right.ending !== "") {
    return t("diagnosis.regularised.ending", {
      stem: right.stem,
      right: right.ending,
      given: given.ending,
    });
  }
  if (irregularities.includes("suppletive") || right.stem.length < 2) {
    return t("diagnosis.regularised.whole", names);
  }
  return t("diagnosis.regularised.stem", { ...names, stem: right.stem });
}

/** Says from which form of yo a subjunctive takes its stem: *tenga* from *tengo*. */
function stemFromYo(t: Translate, exercise: AskedForm<Tense>): string | null {
  const { tense, answer: right } = exercise;
  if (!hasStemOfYo(tense)) return null;
  const yo = expectedForm({ ...exercise, tense: "presente-indicativo" }, "yo");
  const stem = expectedForm(exercise)?.parts.stem;
  const isIrregular = yo?.irregularities.some((kind) => kind === "go" || kind === "suppletive");
  return yo && isIrregular && yo.parts.stem === stem && yo.parts.ending === "o"
    ? t("diagnosis.regularised.fromYo", { yo: yo.form, right })
    : null;
}

const hasStemOfYo = (tense: Tense) =>
  tense === "presente-subjuntivo" || tense.startsWith("imperativo");

/** Treats *hic-* and *hiz-* as the same stem. */
const soundOf = (stem: string) => stem.replace(/c$/, "z");

export function missedChangeLine(
  t: Translate,
  { irregularity, from, to }: StemChangeCause,
  exercise: AskedForm<Tense>,
): string {
  const { verb, answer: form, tense } = exercise;
  if (tense === "participio") return t("diagnosis.regularised.participle", { verb, right: form });
  if (irregularity === "zco") {
    const byYo = zcFromYo(t, exercise);
    if (byYo) return byYo;
  }
  const change = from === "" ? "adds" : "changes";
  return t(`diagnosis.missedStemChange.${change}`, { from, to, form });
}

/** Says from which form of yo a subjunctive takes its zc: *conozca* from *conozco*. */
function zcFromYo(t: Translate, exercise: AskedForm<Tense>): string | null {
  if (!hasStemOfYo(exercise.tense)) return null;
  const yo = expectedForm({ ...exercise, tense: "presente-indicativo" }, "yo");
  return yo ? t("diagnosis.regularised.fromYo", { yo: yo.form, right: exercise.answer }) : null;
}

export function needlessChangeLine(
  t: Translate,
  { from, to, irregularity }: StemChangeCause,
  exercise: AskedForm<Tense>,
): string {
  const { verb, tense, person, answer: form } = exercise;
  const right = expectedForm(exercise);
  const stem = right?.parts.stem ?? "";
  if (irregularity.startsWith("strong-") && tense === "participio") {
    return t("diagnosis.haber.participle", { verb, right: form });
  }
  if (right?.irregularities.includes("future-stem")) {
    return t("diagnosis.regularised.stem", { Verb: capitalised(verb), stem });
  }
  const byYo = right?.irregularities.includes("go") ? stemFromYo(t, exercise) : null;
  if (byYo) return byYo;
  if (from === "") return t("diagnosis.needlessStemChange.adds", { to, form });
  // The learner added a g to a form with y or i: *haiga*.
  if (from === "y") return t("diagnosis.needlessStemChange.adds", { to: "g", form });
  if (right?.irregularities.includes("go")) {
    return t("diagnosis.needlessStemChange.go", { to, form });
  }
  if (!/^[aeiou]$/.test(from)) return t("diagnosis.needlessStemChange.stem", { stem });
  const infinitive = readInfinitive(verb);
  const changesElsewhere =
    !("problem" in infinitive) &&
    conjugate(infinitive, tense).some(({ irregularities }) =>
      irregularities.includes(irregularity),
    );
  const isWeak = person === "nosotros" || person === "vosotros";
  const place = isWeak && changesElsewhere ? "weakPersons" : "here";
  return t(`diagnosis.needlessStemChange.${place}`, { from });
}

import { type VerbClass, verbClasses } from "../conjugation/infinitive.ts";
import { verbTable } from "../conjugation/simple-tenses.ts";
import { groupBy } from "../group-by.ts";
import { type Person, persons, type Tense } from "../tenses.ts";
import { withoutMarks } from "../text/normalise.ts";
import type { FormCause, WrongClassEndingCause } from "./cause.ts";
import type { SplitForm, VerbForms } from "./verb-forms.ts";

/** An ending that a learner may use, and the classes of verbs that have it. */
export type LearnerEnding = {
  /** The ending with its marks. */
  text: string;
  plain: string;
  /** `strong` as in *tuve*, *tuvo* and *dijeron*; `y` as in *leyó*; `future` as in *tendré*, after the r. */
  classes: readonly EndingClass[];
  tense: Tense;
  person: Person | null;
  /** Whether the ending has an additional -s, as in *hablastes*. */
  addedS: boolean;
  /** Whether the ending follows a future stem, which already has the r: *-é* in *tendré*. */
  onFutureStem: boolean;
};

type EndingClass = VerbClass | "strong" | "y" | "french" | "dutch" | "no-verb" | "future";

/** Endings that no Spanish verb has. */
const otherEndings: readonly (readonly [EndingClass, Tense, Person, endings: string])[] = [
  ["french", "presente-indicativo", "nosotros", "ons"],
  ["french", "presente-indicativo", "vosotros", "ez"],
  ["french", "presente-indicativo", "ellos", "ent"],
  ["french", "preterito-imperfecto", "yo", "ais"],
  ["french", "preterito-imperfecto", "tú", "ais"],
  ["french", "preterito-imperfecto", "él", "ait"],
  ["french", "preterito-imperfecto", "nosotros", "ions"],
  ["french", "preterito-imperfecto", "vosotros", "iez aiez"],
  ["french", "preterito-imperfecto", "ellos", "aient"],
  ["french", "preterito-indefinido", "yo", "ai"],
  ["french", "preterito-indefinido", "nosotros", "ons âmes"],
  ["french", "preterito-indefinido", "vosotros", "ez"],
  ["french", "preterito-indefinido", "ellos", "ent èrent"],
  ["french", "futuro-simple", "yo", "arai erai irai"],
  ["french", "futuro-simple", "nosotros", "arons erons irons"],
  ["french", "futuro-simple", "vosotros", "arez erez irez"],
  ["french", "futuro-simple", "ellos", "aront eront iront"],
  ["french", "condicional-simple", "yo", "arais erais irais"],
  ["french", "condicional-simple", "tú", "arais erais irais"],
  ["french", "condicional-simple", "él", "arait erait irait"],
  ["french", "condicional-simple", "nosotros", "arions erions irions"],
  ["french", "condicional-simple", "vosotros", "ariez eriez iriez"],
  ["french", "condicional-simple", "ellos", "araient eraient iraient arient erient irient"],
  ["french", "presente-subjuntivo", "nosotros", "ions ons"],
  ["french", "presente-subjuntivo", "vosotros", "iez ez"],
  ["french", "presente-subjuntivo", "ellos", "ent"],
  ["french", "imperativo-afirmativo", "él", "ez"],
  ["french", "imperativo-afirmativo", "nosotros", "ons"],
  ["french", "imperativo-afirmativo", "vosotros", "ez"],
  ["french", "imperativo-afirmativo", "ellos", "ent ez"],
  ["dutch", "presente-indicativo", "tú", "at et it"],
  ["dutch", "presente-indicativo", "él", "at et it"],
  ["dutch", "preterito-indefinido", "yo", "te de"],
  ["dutch", "preterito-indefinido", "él", "te de"],
  ["dutch", "preterito-indefinido", "ellos", "ten den"],
  ["dutch", "preterito-imperfecto", "yo", "te de"],
  ["dutch", "preterito-imperfecto", "él", "te de"],
  ["dutch", "preterito-imperfecto", "ellos", "ten den"],
  ["no-verb", "preterito-indefinido", "yo", "ié"],
  ["no-verb", "preterito-indefinido", "tú", "ieste"],
  ["no-verb", "preterito-indefinido", "él", "ié"],
  ["no-verb", "preterito-indefinido", "nosotros", "iemos"],
  ["no-verb", "preterito-indefinido", "vosotros", "iesteis"],
  // The b of *hablaban* in verbs in -er and -ir.
  ["no-verb", "preterito-imperfecto", "yo", "eba iba"],
  ["no-verb", "preterito-imperfecto", "tú", "ebas ibas"],
  ["no-verb", "preterito-imperfecto", "él", "eba iba"],
  ["no-verb", "preterito-imperfecto", "nosotros", "ébamos íbamos"],
  ["no-verb", "preterito-imperfecto", "vosotros", "ebais ibais"],
  ["no-verb", "preterito-imperfecto", "ellos", "eban iban"],
  // The vowel of another person: *hablarés* for *hablarás*, *hablarén* for *hablarán*. *pusieré* is built from
  // *pusieron*.
  ["no-verb", "futuro-simple", "yo", "ieré"],
  ["no-verb", "futuro-simple", "él", "ierá"],
  ["no-verb", "futuro-simple", "ellos", "ierán"],
  ["no-verb", "futuro-simple", "tú", "ierás"],
  ["no-verb", "futuro-simple", "tú", "arés erés irés"],
  ["no-verb", "futuro-simple", "nosotros", "arámos erámos irámos"],
  ["no-verb", "futuro-simple", "vosotros", "aráis eráis iráis"],
  ["no-verb", "futuro-simple", "ellos", "arén erén irén"],
];

/** Endings that follow an irregular stem of the futuro: *tendr-é*, and wrongly *ponr-é*, *tendr-ai*. */
const endingsOnFutureStem: readonly (readonly [EndingClass, Tense, endings: string])[] = [
  ["future", "futuro-simple", "é ás á emos éis án"],
  ["no-verb", "futuro-simple", "- és - ámos áis én"],
  ["french", "futuro-simple", "ai - - ons ez ont"],
  ["future", "condicional-simple", "ía ías ía íamos íais ían"],
  ["french", "condicional-simple", "ais ais ait ions iez aient"],
];

/** A model verb of each kind, with the letters before its endings. */
const models: readonly (readonly [verb: string, stem: string, endingClass: EndingClass])[] = [
  ["hablar", "habl", "ar"],
  ["comer", "com", "er"],
  ["vivir", "viv", "ir"],
  ["tener", "tuv", "strong"],
  ["decir", "dij", "strong"],
  ["leer", "le", "y"],
];

let bySpelling: ReadonlyMap<string, readonly LearnerEnding[]> | null = null;

function endingsSpelled(plain: string): readonly LearnerEnding[] {
  bySpelling ??= collectEndings();
  return bySpelling.get(plain) ?? [];
}

const LONGEST_ENDING = 8;

/** A word split into a stem without marks and an ending. */
export type Split = { stem: string; ending: LearnerEnding };

/** All ways to split a word without marks, the longest ending first. */
export function splitsOf(plain: string): Split[] {
  const splits: Split[] = [];
  for (let at = Math.max(0, plain.length - LONGEST_ENDING); at < plain.length; at += 1) {
    for (const ending of endingsSpelled(plain.slice(at))) {
      splits.push({ stem: plain.slice(0, at), ending });
    }
  }
  return splits;
}

function collectEndings(): ReadonlyMap<string, readonly LearnerEnding[]> {
  const all = [
    ...models.flatMap(([verb, stem, endingClass]) => endingsOf(verb, stem, endingClass)),
    ...otherEndings.flatMap(([endingClass, tense, person, endings]) =>
      endings.split(" ").map((text) => ending(text, endingClass, tense, person)),
    ),
    ...endingsOnFutureStem.flatMap(([endingClass, tense, endings]) =>
      endings.split(" ").flatMap((text, nth) => {
        const person = persons[nth];
        if (text === "-" || person === undefined) return [];
        return { ...ending(text, endingClass, tense, person), onFutureStem: true };
      }),
    ),
  ];
  const equal = groupBy(
    all,
    ({ text, tense, person, onFutureStem }) => `${text} ${tense} ${person} ${onFutureStem}`,
  );
  const merged = [...equal.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, classes: [first, ...others].flatMap(({ classes }) => classes) }] : [],
  );
  return groupBy([...merged, ...merged.filter(canTakeS).map(withAddedS)], ({ plain }) => plain);
}

function endingsOf(infinitive: string, stem: string, endingClass: EndingClass): LearnerEnding[] {
  return (verbTable(infinitive)?.rows ?? [])
    .filter(({ tense, form }) => tense !== "imperativo-negativo" && form.form.startsWith(stem))
    .map(({ tense, form }) => ending(form.form.slice(stem.length), endingClass, tense, form.person))
    .filter(({ text }) => endingClass !== "y" || text.startsWith("y"));
}

function ending(
  text: string,
  endingClass: EndingClass,
  tense: Tense,
  person: Person | null,
): LearnerEnding {
  return {
    text,
    plain: withoutMarks(text),
    classes: [endingClass],
    tense,
    person,
    addedS: false,
    onFutureStem: false,
  };
}

const canTakeS = ({ tense, person }: LearnerEnding) =>
  tense === "preterito-indefinido" && person === "tú";

function withAddedS(ending: LearnerEnding): LearnerEnding {
  return { ...ending, text: `${ending.text}s`, plain: `${ending.plain}s`, addedS: true };
}

/**
 * Why an ending is wrong: *comó* has the ending of another class, *leió* an i for a y. Empty for the right ending,
 * marks aside; null when the cause is unknown.
 *
 * @param stem of the answer, without marks
 */
export function endingCauses(
  stem: string,
  ending: LearnerEnding,
  { ending: right, plainEnding }: SplitForm,
  { verb }: VerbForms,
): FormCause[] | null {
  if (ending.addedS)
    return ending.plain === `${plainEnding}s` ? [wrongClassCause(ending, right)] : null;
  if (ending.plain === plainEnding) return [];
  // An ending of the verb's own class can only be misspelled: *leió*.
  if (ending.classes.includes(verb.verbClass)) return spellingCauses(ending, right);
  // An ending with y can also be misspelled, but only after a vowel: *riyó*.
  if (ending.classes.includes("y") && verb.verbClass !== "ar") {
    return /[aeiou]$/.test(stem) ? spellingCauses(ending, right) : null;
  }
  return hasKnownOrigin(ending) ? [wrongClassCause(ending, right)] : null;
}

/** Whether the origin of an ending can be named. An ending that only strong preterites have belongs to no class. */
const hasKnownOrigin = ({ classes }: LearnerEnding) =>
  classes.some((name) => name !== "strong" && name !== "y");

/** The cause for an ending of another class, with the -s of *hablastes*, or of no Spanish verb. */
export function wrongClassCause(ending: LearnerEnding, right: string): WrongClassEndingCause {
  return { code: "wrong-class-ending", given: ending.text, right, origin: originOf(ending) };
}

function originOf({ classes, addedS }: LearnerEnding): WrongClassEndingCause["origin"] {
  if (addedS) return "tú-s";
  if (classes.includes("french")) return "french";
  if (classes.includes("dutch")) return "dutch";
  if (classes.includes("no-verb")) return "no-verb";
  return verbClasses.filter((verbClass) => classes.includes(verbClass));
}

/** Finds an i in place of a y or of nothing, and the reverse: *leió* for *leyó*, *riñió* for *riñó*. */
function spellingCauses({ text, plain }: LearnerEnding, right: string): FormCause[] | null {
  const given = /^[iy]/.exec(plain)?.[0] ?? "";
  const expected = /^[iy]/.exec(withoutMarks(right))?.[0] ?? "";
  if (plain.slice(given.length) !== withoutMarks(right).slice(expected.length)) return null;
  const differsInLetter = given !== "" && expected !== "";
  return [
    differsInLetter
      ? { code: "spelling-change", given, right: expected }
      : { code: "spelling-change", given: text, right },
  ];
}

import type { VerbClass } from "../conjugation/verb.ts";
import { verbTable } from "../conjugation/verb-table.ts";
import { withoutMarks } from "../grading/normalise.ts";
import { groupBy } from "../group-by.ts";
import type { Person, Tense } from "../vocabulary.ts";

/** An ending that a learner may use, and the classes of verbs that have it. */
export type LearnerEnding = {
  /** With its marks. */
  text: string;
  plain: string;
  /** `strong` as in *tuve*, *tuvo* and *dijeron*; `y` as in *leyó*. */
  classes: readonly EndingClass[];
  tense: Tense;
  person: Person | null;
  /** With the -s of *hablastes*, which no verb has. */
  addedS: boolean;
};

export type EndingClass = VerbClass | "strong" | "y" | "french" | "no-verb";

/** Endings that no Spanish verb has. */
const otherEndings: readonly (readonly [EndingClass, Tense, Person, endings: string])[] = [
  ["french", "presente-indicativo", "nosotros", "ons"],
  ["french", "presente-indicativo", "vosotros", "ez"],
  ["french", "presente-indicativo", "ellos", "ent"],
  ["french", "preterito-imperfecto", "él", "ait"],
  ["french", "preterito-imperfecto", "ellos", "aient"],
  ["french", "preterito-indefinido", "yo", "ai"],
  ["french", "preterito-indefinido", "nosotros", "ons âmes"],
  ["french", "preterito-indefinido", "vosotros", "ez"],
  ["french", "preterito-indefinido", "ellos", "ent èrent"],
  ["french", "futuro-simple", "yo", "arai erai irai"],
  ["no-verb", "preterito-indefinido", "yo", "ié"],
  ["no-verb", "preterito-indefinido", "tú", "ieste"],
  ["no-verb", "preterito-indefinido", "él", "ié"],
  ["no-verb", "preterito-indefinido", "nosotros", "iemos"],
  ["no-verb", "preterito-indefinido", "vosotros", "iesteis"],
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
  ];
  const equal = groupBy(all, ({ text, tense, person }) => `${text} ${tense} ${person}`);
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
  return { text, plain: withoutMarks(text), classes: [endingClass], tense, person, addedS: false };
}

const canTakeS = ({ tense, person }: LearnerEnding) =>
  tense === "preterito-indefinido" && person === "tú";

function withAddedS(ending: LearnerEnding): LearnerEnding {
  return { ...ending, text: `${ending.text}s`, plain: `${ending.plain}s`, addedS: true };
}

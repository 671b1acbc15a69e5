import { conjugate } from "../conjugation/conjugate.ts";
import type { VerbClass } from "../conjugation/endings.ts";
import { readInfinitive } from "../conjugation/infinitive.ts";
import { type Person, type Tense, tenses } from "../vocabulary.ts";
import { plainOf } from "./answer-text.ts";

/** An ending in which a learner's form may end, and whose it is. */
export type LearnerEnding = {
  /** With its marks. */
  text: string;
  plain: string;
  /** `strong` is that of *tuve*, *tuvo* and *dijeron*; `y` that of *leyó*. */
  of: readonly EndingClass[];
  tense: Tense;
  person: Person | null;
  /** With the -s of *hablastes*, which is no ending of any verb. */
  addedS: boolean;
};

export type EndingClass = VerbClass | "strong" | "y" | "french" | "no-verb";

/** Endings that no Spanish verb has. */
const foreignEndings: readonly (readonly [EndingClass, Tense, Person, endings: string])[] = [
  ["french", "presente-indicativo", "nosotros", "ons"],
  ["french", "presente-indicativo", "vosotros", "ez"],
  ["french", "presente-indicativo", "ellos", "ent"],
  ["french", "preterito-imperfecto", "él", "ait"],
  ["french", "preterito-imperfecto", "ellos", "aient"],
  ["french", "preterito-indefinido", "yo", "ai"],
  ["french", "preterito-indefinido", "nosotros", "ons âmes"],
  ["french", "preterito-indefinido", "vosotros", "ez"],
  ["french", "preterito-indefinido", "ellos", "ent èrent"],
  ["no-verb", "preterito-indefinido", "yo", "ié"],
  ["no-verb", "preterito-indefinido", "tú", "ieste"],
  ["no-verb", "preterito-indefinido", "él", "ié"],
  ["no-verb", "preterito-indefinido", "nosotros", "iemos"],
  ["no-verb", "preterito-indefinido", "vosotros", "iesteis"],
];

/** Verbs whose endings are those of their kind, with the letters that come before. */
const models: readonly (readonly [verb: string, stem: string, of: EndingClass])[] = [
  ["hablar", "habl", "ar"],
  ["comer", "com", "er"],
  ["vivir", "viv", "ir"],
  ["tener", "tuv", "strong"],
  ["decir", "dij", "strong"],
  ["leer", "le", "y"],
];

let byText: ReadonlyMap<string, readonly LearnerEnding[]> | null = null;

/** The endings with a spelling, given without marks; none when it is no ending. */
export function endingsSpelled(plain: string): readonly LearnerEnding[] {
  byText ??= collectEndings();
  return byText.get(plain) ?? [];
}

function collectEndings(): ReadonlyMap<string, readonly LearnerEnding[]> {
  const all = [
    ...models.flatMap(([verb, stem, of]) => endingsOf(verb, stem, of)),
    ...foreignEndings.flatMap(([of, tense, person, endings]) =>
      endings.split(" ").map((text) => ending(text, of, tense, person)),
    ),
  ];
  const cells = Map.groupBy(all, ({ text, tense, person }) => `${text} ${tense} ${person}`);
  const merged = [...cells.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, of: [first, ...others].flatMap(({ of }) => of) }] : [],
  );
  return Map.groupBy([...merged, ...merged.filter(takesS).map(withS)], ({ plain }) => plain);
}

function endingsOf(infinitive: string, stem: string, of: EndingClass): LearnerEnding[] {
  const verb = readInfinitive(infinitive);
  if ("problem" in verb) return [];
  return tenses
    .filter((tense) => tense !== "imperativo-negativo")
    .flatMap((tense) => conjugate(verb, tense).map(({ form, person }) => ({ form, tense, person })))
    .filter(({ form }) => form.startsWith(stem))
    .map(({ form, tense, person }) => ending(form.slice(stem.length), of, tense, person))
    .filter(({ text }) => of !== "y" || text.startsWith("y"));
}

function ending(text: string, of: EndingClass, tense: Tense, person: Person | null): LearnerEnding {
  return { text, plain: plainOf(text), of: [of], tense, person, addedS: false };
}

const takesS = ({ tense, person }: LearnerEnding) =>
  tense === "preterito-indefinido" && person === "tú";

function withS(ending: LearnerEnding): LearnerEnding {
  return { ...ending, text: `${ending.text}s`, plain: `${ending.plain}s`, addedS: true };
}

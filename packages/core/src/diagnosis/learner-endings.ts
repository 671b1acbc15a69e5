import { conjugate } from "../conjugation/conjugate.ts";
import type { VerbClass } from "../conjugation/endings.ts";
import { readInfinitive } from "../conjugation/infinitive.ts";
import { withoutMarks } from "../grading/normalise.ts";
import { type Person, type Tense, tenses } from "../vocabulary.ts";

/** An ending in which a learner's form may end, and whose it is. */
export type LearnerEnding = {
  /** With its marks. */
  text: string;
  plain: string;
  /** `strong` is that of *tuve* and *tuvo*; `y` that of *leyó*. */
  of: VerbClass | "strong" | "y";
  tense: Tense;
  person: Person | null;
  /** With the -s of *hablastes*, which is no ending of any verb. */
  addedS: boolean;
};

/** Verbs whose endings are those of their kind, with the letters that come before. */
const models: readonly (readonly [verb: string, stem: string, of: LearnerEnding["of"]])[] = [
  ["hablar", "habl", "ar"],
  ["comer", "com", "er"],
  ["vivir", "viv", "ir"],
  ["tener", "tuv", "strong"],
  ["leer", "le", "y"],
];

let byText: ReadonlyMap<string, readonly LearnerEnding[]> | null = null;

/** The endings with a spelling, given without marks; none when it is no ending. */
export function endingsSpelled(plain: string): readonly LearnerEnding[] {
  byText ??= collectEndings();
  return byText.get(plain) ?? [];
}

function collectEndings(): ReadonlyMap<string, readonly LearnerEnding[]> {
  const all = models.flatMap(([verb, stem, of]) => endingsOf(verb, stem, of));
  const withS = all
    .filter(({ tense, person }) => tense === "preterito-indefinido" && person === "tú")
    .map((ending) => ({
      ...ending,
      text: `${ending.text}s`,
      plain: `${ending.plain}s`,
      addedS: true,
    }));
  return Map.groupBy([...all, ...withS], ({ plain }) => plain);
}

function endingsOf(infinitive: string, stem: string, of: LearnerEnding["of"]): LearnerEnding[] {
  const verb = readInfinitive(infinitive);
  if ("problem" in verb) return [];
  return tenses
    .filter((tense) => tense !== "imperativo-negativo")
    .flatMap((tense) => conjugate(verb, tense).map(({ form, person }) => ({ form, tense, person })))
    .filter(({ form }) => form.startsWith(stem))
    .map(({ form, tense, person }) => endingAs(form.slice(stem.length), of, tense, person))
    .filter(({ text }) => of !== "y" || text.startsWith("y"));
}

function endingAs(
  text: string,
  of: LearnerEnding["of"],
  tense: Tense,
  person: Person | null,
): LearnerEnding {
  return { text, plain: withoutMarks(text), of, tense, person, addedS: false };
}

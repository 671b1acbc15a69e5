import {
  conjugate,
  type Infinitive,
  type Irregularity,
  type TableTense,
  type Tense,
  verbOf,
} from "@verbena/spanish";
import { everydayInfinitives } from "@verbena/spanish/verbs";

/** The model itself, then the verbs of everyday Spanish that are conjugated like it. */
export function verbsLike(model: Infinitive): Infinitive[] {
  return [model, ...othersLike(model.base)];
}

let latest: { base: string; others: readonly Infinitive[] } | undefined;

/** Cached for the latest model, because hundreds of verbs are like *hablar*. */
function othersLike(base: string): readonly Infinitive[] {
  if (latest?.base === base) return latest.others;
  const key = modelKey(verbOf(base));
  const others = everydayVerbs().filter((verb) => verb.base !== base && modelKey(verb) === key);
  latest = { base, others };
  return others;
}

/** Verbs of everyday Spanish that have any of these irregularities in any of these tenses. */
export function verbsWith(
  kinds: readonly Irregularity[],
  tenses: readonly TableTense[],
): Infinitive[] {
  return everydayVerbs().filter(({ base }) =>
    tenses.some((tense) => kinds.some((kind) => kindsIn(tense).get(base)?.has(kind))),
  );
}

/** Whether a verb has any of these irregularities in the tense. */
export function hasKind(
  verb: Infinitive,
  tense: TableTense,
  kinds: readonly Irregularity[],
): boolean {
  return conjugate(verb, tense).some(({ irregularities }) =>
    irregularities.some((kind) => kinds.includes(kind)),
  );
}

const kindsByTense = new Map<TableTense, ReadonlyMap<string, ReadonlySet<Irregularity>>>();

/**
 * The irregularities of everyday verbs in a tense, by infinitive. Cached, because computing them takes 0.1 s, and
 * longer on a phone.
 */
function kindsIn(tense: TableTense): ReadonlyMap<string, ReadonlySet<Irregularity>> {
  const cached = kindsByTense.get(tense);
  if (cached) return cached;
  const kinds = new Map(
    everydayVerbs().map((verb) => [
      verb.base,
      new Set(conjugate(verb, tense).flatMap(({ irregularities }) => irregularities)),
    ]),
  );
  kindsByTense.set(tense, kinds);
  return kinds;
}

const everydayVerbs = (): Infinitive[] => [...everydayInfinitives()].map((base) => verbOf(base));

/** The tenses from which all forms of a verb can be derived. The other tenses use their stems. */
const principalTenses: readonly Tense[] = [
  "presente-indicativo",
  "preterito-indefinido",
  "futuro-simple",
  "presente-subjuntivo",
  "imperativo-afirmativo",
  "gerundio",
  "participio",
];

/** A key of the model that a verb follows: verbs with one key have the same endings, persons, and irregularities. */
export const modelKey = (verb: Infinitive): string =>
  [verb.verbClass, ...principalTenses.map((tense) => outline(verb, tense))].join("\n");

/** A tense without its regular stem: `o zco|es |e |…`. */
const outline = (verb: Infinitive, tense: Tense) =>
  conjugate(verb, tense)
    .map(({ person, parts, irregularities }) => [person, parts.ending, ...irregularities].join(" "))
    .join("|");

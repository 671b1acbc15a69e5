import { createRequire } from "node:module";
import type { Conjugator as ConjugatorClass } from "@jirimracek/conjugate-esp";

// The package is CommonJS, and its names are not found by import.
const { Conjugator } = createRequire(import.meta.url)("@jirimracek/conjugate-esp") satisfies {
  Conjugator: typeof ConjugatorClass;
};

const peer: ConjugatorClass = new Conjugator();

/** The infinitives that @jirimracek/conjugate-esp knows, without reflexives. */
export const peerVerbs: readonly string[] = peer
  .getVerbListSync()
  .filter((verb) => !verb.endsWith("se"));

/** What it has for present and pretérito of a verb: for each person all forms that it accepts. */
export type PeerForms = { present: string[][]; preterite: string[][] };

/** Conjugates a verb with it; `forms` counts those of simple tenses, of its first conjugation. */
export function conjugateWithPeer(verb: string): { forms: number; table: PeerForms } {
  const results = peer.conjugateSync(verb);
  if (typeof results === "string") return { forms: 0, table: { present: [], preterite: [] } };
  const tables = results.map(({ conjugation }) => conjugation);
  const byPerson = (rows: readonly (readonly string[])[]) =>
    Array.from({ length: 6 }, (_, person) => rows.flatMap((row) => row[person] ?? []));
  return {
    forms: tables[0] ? simpleForms(tables[0]) : 0,
    table: {
      present: byPerson(tables.map(({ Indicativo }) => Indicativo.Presente)),
      preterite: byPerson(tables.map(({ Indicativo }) => Indicativo.PreteritoIndefinido)),
    },
  };
}

type Table = Extract<
  ReturnType<ConjugatorClass["conjugateSync"]>,
  readonly unknown[]
>[number]["conjugation"];

function simpleForms({ Indicativo, Subjuntivo, Imperativo }: Table): number {
  const rows = [
    Indicativo.Presente,
    Indicativo.PreteritoImperfecto,
    Indicativo.PreteritoIndefinido,
    Indicativo.FuturoImperfecto,
    Indicativo.CondicionalSimple,
    Subjuntivo.Presente,
    Subjuntivo.PreteritoImperfectoRa,
    Subjuntivo.PreteritoImperfectoSe,
    Subjuntivo.FuturoImperfecto,
    Imperativo.Afirmativo,
    Imperativo.Negativo,
  ];
  const GERUND_AND_PARTICIPLE = 2;
  return rows.flat().filter((form) => form !== "-").length + GERUND_AND_PARTICIPLE;
}

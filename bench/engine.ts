// npm run bench:engine: forms conjugated per second on one core, compared with another library.
import { createRequire } from "node:module";
import type { Conjugator as PeerClass } from "@jirimracek/conjugate-esp";
import { conjugate } from "@verbena/core/conjugation/conjugate";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import { persons, tenses } from "@verbena/core/tenses";
import { benchmark } from "./harness/benchmark.ts";
import { report, table } from "./harness/report.ts";
import { type Contender, timeOf, unitsPerSecond } from "./harness/speed.ts";

const ROUNDS = { rounds: 9, roundMs: 300 };
const FORMS_PER_VERB = 66;
const VERBS_PER_RUN = 20;

// The package is CommonJS, and `import` does not find its names.
const { Conjugator } = createRequire(import.meta.url)("@jirimracek/conjugate-esp") satisfies {
  Conjugator: typeof PeerClass;
};
const peer: PeerClass = new Conjugator();
const verbs = peer.getVerbListSync().filter((verb) => !verb.endsWith("se"));

await benchmark(async () => {
  const firstMs = timeOf(() => allForms("tener"));
  const contenders = [
    contender("engine", allForms),
    contender("@jirimracek/conjugate-esp 2.3.6", peerForms),
  ];
  const speeds = unitsPerSecond(contenders, ROUNDS);
  const rows = contenders.map(({ name }, index) => {
    const [speed = 0, engineSpeed = 1] = [speeds[index], speeds[0]];
    const microseconds = ((FORMS_PER_VERB * 1e6) / speed).toFixed(1);
    const ratio = (speed / engineSpeed).toFixed(3);
    return [name, Math.round(speed).toLocaleString("en"), microseconds, ratio];
  });
  await report(
    "engine",
    [
      table(["", "forms a second", "µs a verb", "speed ÷ engine"], rows),
      `${verbs.length.toLocaleString("en")} verbs in turn, more than the engine caches; median of ${ROUNDS.rounds} rounds by processor time. The other library makes compound tenses too; they are not counted. The first verb of a process took ${firstMs.toFixed(1)} ms.`,
      compareForms(),
    ].join("\n\n"),
  );
});

/** Conjugates the next verbs of the list in each run. */
function contender(name: string, countForms: (verb: string) => number): Contender {
  let next = 0;
  const run = () => {
    let forms = 0;
    for (let done = 0; done < VERBS_PER_RUN; done += 1) {
      forms += countForms(verbs[next % verbs.length] ?? "");
      next += 1;
    }
    return forms;
  };
  return { name, run };
}

function infinitiveOf(verb: string): Infinitive {
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) throw new Error(`${verb}: ${infinitive.problem}`);
  return infinitive;
}

function allForms(verb: string): number {
  const infinitive = infinitiveOf(verb);
  return tenses.reduce((count, tense) => count + conjugate(infinitive, tense).length, 0);
}

/** The other library's conjugations of a verb, the usual one first. */
function peerTables(verb: string) {
  const results = peer.conjugateSync(verb);
  return typeof results === "string" ? [] : results.map(({ conjugation }) => conjugation);
}

/** Simple forms of the usual conjugation, with gerundio and participio. */
function peerForms(verb: string): number {
  const [first] = peerTables(verb);
  if (!first) return 0;
  const { Indicativo, Subjuntivo, Imperativo } = first;
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
  return rows.flat().filter((form) => form !== "-").length + 2;
}

/** Compares the forms of presente and pretérito; a form that either accepts counts as equal. */
function compareForms(): string {
  let same = 0;
  const different: string[] = [];
  for (const verb of verbs) {
    const tables = peerTables(verb).map(({ Indicativo }) => Indicativo);
    for (const [tense, theirs] of [
      ["presente-indicativo", tables.map(({ Presente }) => Presente)],
      ["preterito-indefinido", tables.map(({ PreteritoIndefinido }) => PreteritoIndefinido)],
    ] as const) {
      const ours = conjugate(infinitiveOf(verb), tense);
      for (const [index, person] of persons.entries()) {
        const forms = theirs.flatMap((row) => row[index] ?? []).filter((form) => form !== "-");
        if (forms.length === 0) continue;
        const own = ours.find((form) => form.person === person);
        const accepted = own ? [own.form, ...own.also] : [];
        if (accepted.some((form) => forms.includes(form))) same += 1;
        else different.push(verb);
      }
    }
  }
  const count = (same + different.length).toLocaleString("en");
  return `Of ${count} forms of presente and pretérito in the other library, ${different.length} differ: ${[...new Set(different)].join(", ")}.`;
}

import { createRequire } from "node:module";
import type { Conjugator as PeerClass } from "@jirimracek/conjugate-esp";
import { grade } from "@verbena/core/grading/grade";
import {
  conjugate,
  formOf,
  type Infinitive,
  persons,
  readInfinitive,
  tenses,
} from "@verbena/spanish";
import { diagnose } from "@verbena/spanish/diagnose";
import { type LearnerError, learnerErrors } from "../packages/spanish/testdata/learner-errors.ts";
import { benchmark, median, report, table } from "./harness/benchmark.ts";

// npm run bench:engine: forms conjugated, and wrong answers diagnosed, per second on one core.

const ROUNDS = { rounds: 9, roundMs: 300 };
const FORMS_PER_VERB = 66;
const VERBS_PER_RUN = 20;
/** Each prefix makes a new verb of every verb. Together they are more than diagnosis caches. */
const prefixes = ["", "re", "des", "sobre", "entre", "sub", "contra", "auto"];

// The package is CommonJS, and `import` does not find its names.
const { Conjugator } = createRequire(import.meta.url)("@jirimracek/conjugate-esp") satisfies {
  Conjugator: typeof PeerClass;
};
const peer: PeerClass = new Conjugator();
const verbs = peer.getVerbListSync().filter((verb) => !verb.endsWith("se"));

await benchmark(async () => {
  await measureForms();
  await measureDiagnosis();
});

async function measureForms(): Promise<void> {
  const firstMs = timeOf(() => allForms("tener"));
  const contenders = [
    conjugating("engine", allForms),
    conjugating("@jirimracek/conjugate-esp 2.3.6", peerForms),
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
}

/** Conjugates the next verbs of the list in each run. */
function conjugating(name: string, countForms: (verb: string) => number): Contender {
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
        const accepted = own ? [own.form, ...own.variants] : [];
        if (accepted.some((form) => forms.includes(form))) same += 1;
        else different.push(verb);
      }
    }
  }
  const count = (same + different.length).toLocaleString("en");
  return `Of ${count} forms of presente and pretérito in the other library, ${different.length} differ: ${[...new Set(different)].join(", ")}.`;
}

async function measureDiagnosis(): Promise<void> {
  const firstMs = timeOf(() =>
    diagnose({ verb: "tener", tense: "preterito-indefinido", person: "yo", given: "tení" }),
  );
  const forms = formsByVerb();
  const rightForms = new Map(learnerErrors.map((error) => [error, rightForm(error)]));
  const contenders = [
    diagnosing("diagnosis, verbs seen before", learnerErrors, diagnose),
    diagnosing("diagnosis, each verb for the first time", manyVerbs(), diagnose),
    diagnosing("nearest form by edit distance", learnerErrors, ({ verb, given }) =>
      nearestForm(forms.get(verb) ?? [], given),
    ),
    diagnosing("grading alone", learnerErrors, (error) =>
      grade(rightForms.get(error) ?? "", error.given),
    ),
  ];
  const speeds = unitsPerSecond(contenders, ROUNDS);
  const rows = contenders.map(({ name }, index) => {
    const [speed = 0, diagnosisSpeed = 1] = [speeds[index], speeds[0]];
    const perSecond = Math.round(speed).toLocaleString("en");
    return [name, perSecond, (1e6 / speed).toFixed(2), (speed / diagnosisSpeed).toFixed(2)];
  });
  await report(
    "diagnosis",
    `${table(["", "per second", "µs each", "speed ÷ diagnosis"], rows)}\n\n${learnerErrors.length} learner errors in turn; the second row adds prefixes (*retener*), so that no verb is in the cache. Median of ${ROUNDS.rounds} rounds by processor time. The first diagnosis of a process took ${firstMs.toFixed(1)} ms.`,
  );
}

function diagnosing(
  name: string,
  errors: readonly LearnerError[],
  work: (error: LearnerError) => unknown,
): Contender {
  const run = () => {
    for (const error of errors) work(error);
    return errors.length;
  };
  return { name, run };
}

/** One error of each verb, with more verbs than diagnosis caches. */
function manyVerbs(): LearnerError[] {
  const errorByVerb = new Map(learnerErrors.map((error) => [error.verb, error]));
  return prefixes.flatMap((prefix) =>
    [...errorByVerb.values()].map((error) => ({
      ...error,
      verb: prefix + error.verb,
      // The verb is the last word.
      given: error.given.replace(/(?=\S+$)/, prefix),
    })),
  );
}

function rightForm({ verb, tense, person }: LearnerError): string {
  return formOf(infinitiveOf(verb), tense, person)?.form ?? "";
}

function formsByVerb(): Map<string, string[]> {
  const verbs = new Set(learnerErrors.map(({ verb }) => verb));
  return new Map(
    [...verbs].map((verb) => {
      const forms = tenses
        .flatMap((tense) => conjugate(infinitiveOf(verb), tense))
        .map(({ form }) => form);
      return [verb, [...new Set(forms)]];
    }),
  );
}

/** The form with the fewest edits: a search without rules. */
function nearestForm(forms: readonly string[], given: string): string {
  let nearest = { form: "", edits: Number.POSITIVE_INFINITY };
  for (const form of forms) {
    const edits = editDistance(given, form);
    if (edits < nearest.edits) nearest = { form, edits };
  }
  return nearest.form;
}

/** Levenshtein's distance, row by row. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const substituted = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A function to compare; `run` returns how many units it has processed. */
export type Contender = { name: string; run: () => number };

type Rounds = { rounds: number; roundMs: number };

/**
 * Units per second and core, the median of some rounds in which the contenders take turns. It counts
 * processor time, which other programs on the machine do not change.
 */
export function unitsPerSecond(contenders: readonly Contender[], options: Rounds): number[] {
  const { rounds, roundMs } = options;
  const speeds = contenders.map((): number[] => []);
  for (const { run } of contenders) measureSpeed(run, roundMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { run }] of contenders.entries())
      speeds[index]?.push(measureSpeed(run, roundMs));
  }
  return speeds.map(median);
}

function measureSpeed(run: () => number, roundMs: number): number {
  // Another contender may have emptied a cache.
  run();
  const start = process.cpuUsage();
  let units = 0;
  for (;;) {
    units += run();
    const { user, system } = process.cpuUsage(start);
    if (user + system > roundMs * 1000) return (units / (user + system)) * 1e6;
  }
}

/** The duration of a call in ms. */
export function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

// npm run bench:diagnosis: wrong answers diagnosed per second on one core.
import { formOf } from "@verbena/core/conjugation/conjugate";
import { verbTable } from "@verbena/core/conjugation/verb-table";
import { diagnose } from "@verbena/core/diagnosis/diagnose";
import { grade } from "@verbena/core/grading/grade";
import { type LearnerError, learnerErrors } from "../packages/core/testdata/learner-errors.ts";
import { benchmark } from "./harness/benchmark.ts";
import { report, table } from "./harness/report.ts";
import { type Contender, timeOf, unitsPerSecond } from "./harness/speed.ts";

const ROUNDS = { rounds: 15, roundMs: 200 };
/** Each prefix makes a new verb of every verb. Together they are more than diagnosis caches. */
const prefixes = ["", "re", "des", "sobre", "entre", "sub", "contra", "auto"];

await benchmark(async () => {
  const firstMs = timeOf(() =>
    diagnose({ verb: "tener", tense: "preterito-indefinido", person: "yo", given: "tení" }),
  );
  const forms = formsByVerb();
  const rightForms = new Map(learnerErrors.map((error) => [error, rightForm(error)]));
  const contenders = [
    contender("diagnosis, verbs seen before", learnerErrors, diagnose),
    contender("diagnosis, each verb for the first time", manyVerbs(), diagnose),
    contender("nearest form by edit distance", learnerErrors, ({ verb, given }) =>
      nearestForm(forms.get(verb) ?? [], given),
    ),
    contender("grading alone", learnerErrors, (error) =>
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
});

function contender(
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
  const infinitive = verbTable(verb)?.verb;
  return (infinitive && formOf(infinitive, tense, person)?.form) ?? "";
}

function formsByVerb(): Map<string, string[]> {
  const verbs = new Set(learnerErrors.map(({ verb }) => verb));
  return new Map(
    [...verbs].map((verb) => {
      const forms = (verbTable(verb)?.rows ?? []).map(({ form }) => form.form);
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

// npm run bench:diagnosis: wrong answers explained in a second, on one core.
import { formOf } from "@verbena/core/conjugation/conjugate";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { diagnose } from "@verbena/core/diagnosis/diagnose";
import { grade } from "@verbena/core/grading/grade";
import { type LearnerError, learnerErrors } from "../packages/core/testdata/learner-errors.ts";
import { nearestForm } from "./diagnosis/nearest-form.ts";
import { benchmark } from "./harness/benchmark.ts";
import { median } from "./harness/figures.ts";
import { report, table } from "./harness/report.ts";

const ROUNDS = 15;
const ROUND_MS = 200;
/** With these before each verb there are more verbs than diagnosis remembers. */
const prefixes = ["", "re", "des", "sobre", "entre", "sub", "contra", "auto"];

type Contender = {
  name: string;
  errors: readonly LearnerError[];
  run: (error: LearnerError) => unknown;
};

await benchmark(async () => {
  const started = performance.now();
  diagnose({ verb: "tener", tense: "preterito-indefinido", person: "yo", given: "tení" });
  const firstMs = performance.now() - started;

  const contenders = allContenders();
  for (const contender of contenders) perSecond(contender);
  const speeds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) speeds.push(contenders.map(perSecond));
  const rows = contenders.map(({ name }, index) => {
    const [speed, base] = [index, 0].map((at) => median(speeds.map((round) => round[at] ?? 0)));
    return figures(name, speed ?? 0, base ?? 1);
  });
  await report(
    "diagnosis",
    `${table(["", "per second", "µs each", "÷ diagnosis"], rows)}\n\n${learnerErrors.length} learner errors in turn; median of ${ROUNDS} rounds by processor time. The first diagnosis of a process took ${firstMs.toFixed(1)} ms.`,
  );
});

function allContenders(): Contender[] {
  const rightForms = new Map(learnerErrors.map((error) => [error, rightForm(error)]));
  return [
    { name: "diagnosis, verbs seen before", errors: learnerErrors, run: diagnose },
    { name: "diagnosis, each verb for the first time", errors: oneOfEachVerb(), run: diagnose },
    {
      name: "nearest form by edit distance",
      errors: learnerErrors,
      run: ({ verb, given }) => nearestForm(verb, given),
    },
    {
      name: "grading alone",
      errors: learnerErrors,
      run: (error) => grade(rightForms.get(error) ?? "", error.given),
    },
  ];
}

function rightForm({ verb, tense, person }: LearnerError): string {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
  return form?.form ?? "";
}

/** An error of every verb, in an order in which none comes back while it is remembered. */
function oneOfEachVerb(): LearnerError[] {
  const first = new Map(learnerErrors.map((error) => [error.verb, error]));
  return prefixes.flatMap((prefix) =>
    [...first.values()].map((error) => ({
      ...error,
      verb: prefix + error.verb,
      given: prefix + error.given,
    })),
  );
}

/** Processor time is what counts: on a busy machine the clock on the wall counts others' work too. */
function perSecond({ errors, run }: Contender): number {
  // Another contender may have had the memory of verbs for itself.
  for (const error of errors) run(error);
  const start = process.cpuUsage();
  let done = 0;
  for (;;) {
    for (const error of errors) run(error);
    done += errors.length;
    const { user, system } = process.cpuUsage(start);
    if (user + system > ROUND_MS * 1000) return (done / (user + system)) * 1e6;
  }
}

function figures(name: string, speed: number, base: number): string[] {
  const perSecond = Math.round(speed).toLocaleString("en");
  return [name, perSecond, (1e6 / speed).toFixed(2), (speed / base).toFixed(2)];
}

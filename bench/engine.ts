// npm run bench:engine: forms conjugated in a second, on one core, beside another library.
import { conjugate } from "@verbena/core/conjugation/conjugate";
import { type Infinitive, readInfinitive } from "@verbena/core/conjugation/infinitive";
import { type Person, persons, tenses } from "@verbena/core/vocabulary";
import { conjugateWithPeer, peerVerbs } from "./engine/peer.ts";
import { benchmark } from "./harness/benchmark.ts";
import { median } from "./harness/figures.ts";
import { report, table } from "./harness/report.ts";

const ROUNDS = 9;
const ROUND_MS = 300;
const FORMS_OF_A_VERB = 66;

/** Conjugates a verb in all tenses, and says how many forms that made. */
type Contender = { name: string; conjugateAll: (verb: string) => number };

const contenders: readonly Contender[] = [
  { name: "engine", conjugateAll: (verb) => allForms(read(verb)) },
  {
    name: "@jirimracek/conjugate-esp 2.3.6",
    conjugateAll: (verb) => conjugateWithPeer(verb).forms,
  },
];

await benchmark(async () => {
  const firstMs = duration(() => allForms(read("tener")));
  const positions = contenders.map(() => ({ next: 0 }));
  const speeds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.push(contenders.map((contender, at) => perSecond(contender, positions[at])));
  }
  const medians = contenders.map((_, at) => median(speeds.map((round) => round[at] ?? 0)));
  const rows = contenders.map(({ name }, at) => figures(name, medians[at] ?? 0, medians[0] ?? 1));
  await report(
    "engine",
    [
      table(["", "forms a second", "µs a verb", "÷ engine"], rows),
      `${peerVerbs.length.toLocaleString("en")} verbs in turn, none twice while it is remembered; median of ${ROUNDS} rounds by processor time. The other library makes compound tenses too; they are not counted. The first verb of a process took ${firstMs.toFixed(1)} ms.`,
      agreement(),
    ].join("\n\n"),
  );
});

function read(verb: string): Infinitive {
  const infinitive = readInfinitive(verb);
  if ("problem" in infinitive) throw new Error(`${verb}: ${infinitive.problem}`);
  return infinitive;
}

function allForms(verb: Infinitive): number {
  return tenses.reduce((count, tense) => count + conjugate(verb, tense).length, 0);
}

function duration(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Processor time is what counts: on a busy machine the clock on the wall counts others' work too. */
function perSecond({ conjugateAll }: Contender, position = { next: 0 }): number {
  const start = process.cpuUsage();
  let forms = 0;
  for (;;) {
    for (let done = 0; done < 20; done += 1) {
      forms += conjugateAll(peerVerbs[position.next % peerVerbs.length] ?? "");
      position.next += 1;
    }
    const { user, system } = process.cpuUsage(start);
    if (user + system > ROUND_MS * 1000) return (forms / (user + system)) * 1e6;
  }
}

function figures(name: string, speed: number, base: number): string[] {
  const perSecond = Math.round(speed).toLocaleString("en");
  return [name, perSecond, ((FORMS_OF_A_VERB * 1e6) / speed).toFixed(1), (speed / base).toFixed(3)];
}

/** How many forms of presente and pretérito are the same in both, or accepted by one of them. */
function agreement(): string {
  let same = 0;
  const different: string[] = [];
  for (const verb of peerVerbs) {
    const { present, preterite } = conjugateWithPeer(verb).table;
    for (const [tense, theirs] of [
      ["presente-indicativo", present],
      ["preterito-indefinido", preterite],
    ] as const) {
      const ours = new Map<Person | null, readonly string[]>(
        conjugate(read(verb), tense).map(({ person, form, also }) => [person, [form, ...also]]),
      );
      for (const [index, person] of persons.entries()) {
        const forms = (theirs[index] ?? []).filter((form) => form !== "-");
        if (forms.length === 0) continue;
        if (ours.get(person)?.some((form) => forms.includes(form))) same += 1;
        else different.push(verb);
      }
    }
  }
  const verbs = [...new Set(different)].join(", ");
  return `Of ${(same + different.length).toLocaleString("en")} forms of presente and pretérito that it has, ${different.length} differ: ${verbs}.`;
}

import { cpuTime } from "../harness/cpu-time.ts";
import { median } from "../harness/report.ts";
import type { Results } from "./load.ts";

/** An operation, and its contenders. */
export type Measurement = {
  title: string;
  answersPerRequest: number;
  contenders: Contender[];
};

export type Contender = {
  name: string;
  /** Repeats the operation for a while. */
  run: () => Promise<Results>;
  /** Ids of the processes whose time is measured. */
  processes: { server?: number; postgres?: number };
};

/** Processor time per request in µs; null where it does not exist or cannot be measured. */
type CpuTimes = { server: number | null; postgres: number | null; load: number | null };

type Round = Results & { cpu: CpuTimes };

export const head = [
  ...["", "requests/s", "least–most", "answers/s", "p50 ms", "p99 ms"],
  ...["CPU µs: server", "PostgreSQL", "load", "÷ same SQL", "÷ floor", "÷ unprepared"],
];

/** The contenders take turns, so that a slow moment of the machine slows all of them. */
export async function measure(measurement: Measurement, rounds: number): Promise<string[][]> {
  const { contenders } = measurement;
  const results = new Map(contenders.map(({ name }): [string, Round[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      results.get(contender.name)?.push(await withCpuTimes(contender));
    }
  }
  return rowsOf(measurement, results);
}

async function withCpuTimes({ run, processes }: Contender): Promise<Round> {
  const read = async (): Promise<CpuTimes> => {
    const { server, postgres } = processes;
    const all = { withChildren: true };
    return {
      server: server === undefined ? null : await cpuTime(server, all),
      postgres: postgres === undefined ? null : await cpuTime(postgres, all),
      // This process is the load program, or the parent of pgbench, which has ended.
      load: await cpuTime(process.pid, { withChildren: false }),
    };
  };
  const before = await read();
  const results = await run();
  const after = await read();
  const perRequest = (key: keyof CpuTimes) => {
    const [start, end] = [before[key], after[key]];
    return start === null || end === null ? null : (end - start) / results.requests;
  };
  const cpu = {
    server: perRequest("server"),
    postgres: perRequest("postgres"),
    load: perRequest("load"),
  };
  return { ...results, cpu };
}

function rowsOf(
  { title, answersPerRequest }: Measurement,
  results: Map<string, Round[]>,
): string[][] {
  const rateOf = (all: readonly Round[]) => median(all.map(({ perSecond }) => perSecond));
  const ratioTo = (baseline: string, rate: number) => {
    const all = results.get(baseline);
    return all ? (rate / rateOf(all)).toFixed(2) : "";
  };
  return [...results].map(([name, all]) => {
    const rates = all.map(({ perSecond }) => perSecond);
    const rate = rateOf(all);
    const cpuOf = (key: keyof CpuTimes) => {
      const times = all.flatMap(({ cpu }) => cpu[key] ?? []);
      return times.length === 0 ? "" : median(times).toFixed(0);
    };
    return [
      `${title}: ${name}`,
      rate.toFixed(0),
      `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
      answersPerRequest === 0 ? "" : (rate * answersPerRequest).toFixed(0),
      ...(["p50", "p99"] as const).map((key) => median(all.map((run) => run[key])).toFixed(1)),
      ...(["server", "postgres", "load"] as const).map(cpuOf),
      ratioTo("pgbench, same SQL", rate),
      ratioTo("pgbench, floor", rate),
      ratioTo("pgbench, floor unprepared", rate),
    ];
  });
}
